// Finds and starts the core's numbers-only module: in PE_MODULE_DIR, else where the build puts it.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const site = fileURLToPath(new URL('../../build/site/', import.meta.url));

/** The folder of the compiled modules. */
export function moduleFolder() {
  if (process.env.PE_MODULE_DIR) return process.env.PE_MODULE_DIR;
  const folders = existsSync(site) ? readdirSync(site).filter((name) => name.startsWith('module-')) : [];
  if (folders.length !== 1) throw new Error(`${site} holds ${folders.length} module folders instead of one: run make`);
  return join(site, folders[0]);
}

export async function startEncoding() {
  const { default: createEncoding } = await import(pathToFileURL(join(moduleFolder(), 'encoding.js')));
  return createEncoding();
}
