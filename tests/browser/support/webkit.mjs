// WebKitGTK's MiniBrowser by its own driver. It needs a display, real or virtual.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { require } from '../../../tools/npm/packages.mjs';
import { eventually } from './eventually.mjs';

const { Builder, Capabilities } = require('selenium-webdriver');

const libraries = '/usr/lib/x86_64-linux-gnu';

function findMiniBrowser() {
  const folders = readdirSync(libraries).filter((name) => name.startsWith('webkit2gtk-'));
  const found = folders.map((name) => path.join(libraries, name, 'MiniBrowser')).find(existsSync);
  if (!found) throw new Error('WebKitGTK is missing: tools/system-packages.sh test installs it.');
  return found;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Starts the driver and the browser; `close()` ends both. */
export async function startWebKit() {
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    // As root there is no sandbox; the pages are our own.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_FORCE_SANDBOX: '0' },
  });
  const url = `http://127.0.0.1:${port}`;
  await eventually(() => fetch(`${url}/status`));
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
  });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  return {
    driver,
    async close() {
      await driver.quit();
      service.kill();
    },
  };
}
