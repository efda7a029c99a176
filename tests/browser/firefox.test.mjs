// Firefox starts the workbench, and it can be used there. It draws frames only with a display, real or virtual.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { require } from '../../tools/npm/packages.mjs';
import { eventually } from './support/eventually.mjs';
import { labs } from './support/labs.mjs';
import { serveSite, startCore } from './support/site.mjs';

const puppeteer = require('puppeteer-core');

const server = await serveSite();
const core = await startCore();
const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath: '/usr/bin/firefox-esr',
  headless: false,
  timeout: 120_000,
  defaultViewport: null,
  args: ['--width=1280', '--height=1000'],
  extraPrefsFirefox: { 'webgl.force-enabled': true },
});
after(async () => {
  await browser.close();
  await server.close();
});

const problems = [];
const page = await browser.newPage();
page.on('pageerror', (error) => problems.push(String(error)));
page.setDefaultTimeout(60_000);

const rowOf = (position) => `[role="row"][aria-rowindex="${position + 2}"]`;
const cell = (position, column) => `${rowOf(position)} [role="gridcell"][aria-colindex="${column + 2}"]`;
const textOf = (selector) => page.$eval(selector, (element) => element.textContent);
const written = (position, column, width) =>
  core.fixed(core.encodingRow({ width }, position)[column], 4).replace('-', '−');
const isSelected = (selector) =>
  eventually(async () => {
    assert.equal(await page.$eval(selector, (element) => element.getAttribute('aria-selected')), 'true');
    assert.equal(await page.$eval(selector, (element) => element === document.activeElement), true, 'it has the focus');
  });

test('Firefox starts the workbench, and a click, a typed width and the arrow keys act on it', async () => {
  await page.goto(server.url, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector('#workbench[data-state="running"]');
  await page.waitForSelector(cell(3, 1));
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'BODY');

  const { x, y, width, height } = await (await page.$(cell(3, 1))).boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await isSelected(cell(3, 1));
  assert.equal(await textOf(cell(3, 1)), written(3, 1, 4));

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await isSelected(cell(4, 2));
  assert.equal(await textOf(cell(4, 2)), written(4, 2, 4));

  const field = await page.$('[aria-label="Width d"]');
  await field.focus();
  await field.evaluate((input) => input.select());
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[role="grid"][aria-colcount="9"]');
  for (const column of [0, 2, 3]) assert.equal(await textOf(cell(4, column)), written(4, column, 8));
  await eventually(() => assert.match(page.url(), /d=8/));
});

for (const { panel, name, control } of labs) {
  test(`Firefox shows the panel ${name}`, async () => {
    await page.evaluate((fragment) => (location.hash = fragment), `panel=${panel}`);
    await page.waitForSelector(`[role="tabpanel"][aria-label="${name}"]`);
    await page.waitForFunction(
      (text) => [...document.querySelectorAll('#stage button')].some((button) => button.textContent === text),
      {},
      control,
    );
    assert.deepEqual(problems, []);
  });
}

test('Firefox draws the picture at the screen’s own pixels', async () => {
  const { pixels, wanted } = await page.$eval('#stage canvas', (canvas) => {
    const { width, height } = canvas.getBoundingClientRect();
    return { pixels: [canvas.width, canvas.height], wanted: [width * devicePixelRatio, height * devicePixelRatio] };
  });
  for (const [index, count] of pixels.entries()) {
    assert.ok(Math.abs(count - wanted[index]) <= 1, `${pixels} for ${wanted}`);
  }
  assert.deepEqual(problems, []);
});
