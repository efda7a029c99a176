// The built site and where it is served.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serve } from '../../../tools/serve.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The folder under test: PE_SITE, else where `make` puts the site. */
export const siteFolder = path.resolve(process.env.PE_SITE ?? path.join(root, 'build/site'));

/** Serves the site, with more headers where asked. */
export function serveSite(headers = {}) {
  if (!existsSync(path.join(siteFolder, 'index.html'))) throw new Error(`${siteFolder} holds no site: run make`);
  return serve({ root: siteFolder, headers });
}

/** The core's numbers under Node, from the very files that the page loads. */
export async function startCore() {
  const folder = readdirSync(siteFolder).find((name) => name.startsWith('module-'));
  const { default: createEncoding } = await import(pathToFileURL(path.join(siteFolder, folder, 'encoding.js')));
  return createEncoding();
}
