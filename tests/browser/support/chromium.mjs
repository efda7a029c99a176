// Chromium for one test file: started once, a context and page of their own for each test.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, afterEach } from 'node:test';
import { require } from '../../../tools/npm/packages.mjs';
import { observePage } from './observe.mjs';
import { serveSite } from './site.mjs';

const { chromium } = require('playwright-core');

/** For a slow machine under load: waits end as soon as their condition holds. */
export const patienceMilliseconds = 60_000;

const launchArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

function executablePath() {
  const found = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  if (!found) throw new Error('Chromium is missing: tools/system-packages.sh test installs it.');
  return found;
}

/**
 * Starts Chromium and the site's server around the tests of a file. The result's `open(options)` gives a page where the
 * workbench runs, until the test ends; `openShared(options)` one that lasts. Options besides those of a Playwright
 * context:
 *   fragment       what follows # in the address
 *   prepare(page)  what to do before the page is loaded (routes, init scripts)
 *   state          data-state to wait for: 'running', or null for none
 *   problems       whether errors of the page are expected; otherwise one fails the test
 */
export async function startChromium({ args = [] } = {}) {
  const contexts = [];
  let unexpected = [];
  const [browser, server] = await Promise.all([
    chromium.launch({ executablePath: executablePath(), args: [...launchArguments, ...args] }),
    serveSite(),
  ]);

  after(async () => {
    await browser.close();
    await server.close();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    const problems = unexpected;
    unexpected = [];
    assert.deepEqual(problems, [], 'errors of the page');
  });

  async function openShared(options = {}) {
    const { fragment = '', path = '', url, prepare, state = 'running', problems = false, ...contextOptions } = options;
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...contextOptions });
    context.setDefaultTimeout(patienceMilliseconds);
    const page = await context.newPage();
    page.messages = [];
    page.on('console', (message) => {
      page.messages.push({ type: message.type(), text: message.text() });
      if (message.type() === 'error' && !problems) unexpected.push(message.text());
    });
    page.on('pageerror', (error) => {
      if (!problems) unexpected.push(String(error));
    });
    await page.addInitScript(observePage);
    await prepare?.(page);
    await page.goto(`${url ?? server.url}${path}${fragment && `#${fragment}`}`, { waitUntil: 'commit' });
    if (state) await waitForState(page, state);
    return page;
  }

  async function open(options) {
    const page = await openShared(options);
    contexts.push(page.context());
    return page;
  }

  return { open, openShared, url: server.url };
}

/** Waits for a state of the workbench; a start that fails ends the waiting at once. */
export async function waitForState(page, state) {
  const section = page.locator('#workbench');
  // On a narrow page it is out of view beside the text.
  await section.and(page.locator(`[data-state="${state}"], [data-state="failed"]`)).waitFor({ state: 'attached' });
  const found = await section.getAttribute('data-state');
  const note = await section.locator('#workbench-note, #note').textContent();
  assert.equal(found, state, `the workbench's state, with the note "${note}"`);
}
