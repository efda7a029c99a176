// The wheel belongs to the page until the workbench has the focus.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { button, cell, clickAt, hasLink, middle, settle, show, table } from './support/workbench.mjs';

const chromium = await startChromium();
const page = await chromium.openShared();

const scrollTop = () => page.evaluate(() => Math.round(scrollY));

beforeEach(async () => {
  await show(page, 'd=64&t=1');
  await page.evaluate(() => scrollTo(0, 0));
});

async function wheelOver(locator, columns, rows) {
  const { x, y } = await middle(locator);
  await page.mouse.move(x, y);
  await page.mouse.wheel(columns, rows);
}

const pageScrolls = () => eventually(async () => assert.ok((await scrollTop()) > 0, 'the page has scrolled'));

test('over the table without focus the wheel scrolls the page', async () => {
  await wheelOver(table(page), 0, 300);
  await pageScrolls();
  await hasLink(page, { first: undefined });
});

test('with the focus in the table the wheel scrolls the table, not the page', async () => {
  await clickAt(cell(page, 1, 0));
  await wheelOver(table(page), 0, 300);
  await hasLink(page, { first: 10 });
  assert.equal(await scrollTop(), 0);
});

test('at the end of the table the wheel goes on with the page', async () => {
  await clickAt(cell(page, 1, 0));
  await wheelOver(table(page), 0, -300);
  await settle(page);
  assert.equal(await scrollTop(), 0);
  await show(page, 'd=64&t=16777216&first=16777216');
  await clickAt(cell(page, 2 ** 24, 0));
  await wheelOver(table(page), 0, 300);
  await pageScrolls();
});

test('sideways and with Shift the wheel scrolls the columns of a focused table', async () => {
  await clickAt(cell(page, 1, 0));
  await wheelOver(table(page), 168, 0);
  await hasLink(page, { 'first-column': 2 });
  await page.keyboard.down('Shift');
  await wheelOver(table(page), 0, 90);
  await page.keyboard.up('Shift');
  await eventually(async () => assert.notEqual(new URL(page.url()).hash.match(/first-column=(\d+)/)?.[1], '2'));
  await hasLink(page, { first: undefined });
});

test('over the controls the wheel scrolls the page, focus or not', async () => {
  await clickAt(cell(page, 1, 0));
  await wheelOver(button(page, 'd = 8'), 0, 300);
  await pageScrolls();
});

test('the wheel with Control is left to the browser, which zooms by it', async () => {
  const isLeftAlone = () =>
    page.locator('#stage canvas').evaluate((canvas) => {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const place = { clientX: left + width / 2, clientY: top + height / 2 };
      const turn = { deltaY: 120, ctrlKey: true, bubbles: true, cancelable: true };
      return canvas.dispatchEvent(new WheelEvent('wheel', { ...place, ...turn }));
    });
  assert.equal(await isLeftAlone(), true);
  await clickAt(cell(page, 1, 0));
  await settle(page);
  assert.equal(await isLeftAlone(), true);
  await hasLink(page, { first: undefined });
});
