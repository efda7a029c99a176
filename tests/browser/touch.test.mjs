// A finger: taps select, swipes scroll what they should, a pinch zooms the page.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import {
  button,
  cell,
  field,
  hasAttribute,
  hasLink,
  hasValue,
  isFocused,
  linkOptions,
  middle,
  settle,
  show,
  table,
} from './support/workbench.mjs';

const chromium = await startChromium();
const phone = { viewport: { width: 420, height: 900 }, hasTouch: true, isMobile: true };
const page = await chromium.openShared({ ...phone, fragment: 'workbench' });
const devTools = await page.context().newCDPSession(page);

beforeEach(async () => {
  await show(page, 'd=8&t=1&column=0');
  await page.locator('#workbench').evaluate((section) => section.scrollIntoView());
});

const scrollTop = () => page.evaluate(() => Math.round(scrollY));

async function touch(type, points) {
  await devTools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
}

async function swipe(from, to) {
  const steps = 8;
  await touch('touchStart', [from]);
  for (let i = 1; i <= steps; ++i) {
    const place = { x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps };
    await touch('touchMove', [place]);
  }
  await touch('touchEnd', []);
}

async function tap(locator) {
  const { x, y } = await middle(locator);
  await page.touchscreen.tap(x, y);
}

test('a tap on a cell selects it and brings the focus to its node', async () => {
  await tap(cell(page, 4, 2));
  await hasAttribute(cell(page, 4, 2), 'aria-selected', 'true');
  await isFocused(cell(page, 4, 2));
});

test('a tap presses a button', async () => {
  await tap(button(page, 'd = 64'));
  await hasLink(page, { d: 64 });
});

test('a swipe over a table without focus scrolls the page and selects nothing', async () => {
  const { x, y } = await middle(table(page));
  const before = await scrollTop();
  await swipe({ x, y }, { x, y: y + 150 });
  await eventually(async () => assert.ok((await scrollTop()) < before, 'the page has scrolled'));
  await settle(page);
  assert.equal(linkOptions(page).first, undefined);
  await hasAttribute(cell(page, 1, 0), 'aria-selected', 'true');
});

test('a swipe over a focused table scrolls the table, not the page, and selects nothing', async () => {
  await tap(cell(page, 2, 0));
  await isFocused(cell(page, 2, 0));
  const { x, y } = await middle(table(page));
  const before = await scrollTop();
  await swipe({ x, y: y + 60 }, { x, y: y - 60 });
  await eventually(() => assert.ok(Number(linkOptions(page).first) >= 2, 'the table has scrolled'));
  await hasLink(page, { t: 2 });
  assert.equal(await scrollTop(), before);
});

test('a slider follows the finger, and no keyboard is raised over it', async () => {
  const box = await field(page, 'Column').boundingBox();
  const right = (await table(page).boundingBox()).x + (await table(page).boundingBox()).width;
  const y = box.y + box.height / 2;
  await swipe({ x: box.x + box.width + 20, y }, { x: right + 10, y: y + 2 });
  await hasValue(field(page, 'Column'), 7);
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'DIV');
});

test('a tap on a field puts the caret there, as phones need to show their keyboard', async () => {
  await tap(field(page, 'Base'));
  await isFocused(field(page, 'Base'));
  assert.equal(await field(page, 'Base').getAttribute('inputmode'), 'decimal');
});

test('two fingers pinch the page, over a focused table as elsewhere', async () => {
  const scale = () => page.evaluate(() => visualViewport.scale);
  await table(page).evaluate((grid) => grid.scrollIntoView({ block: 'center' }));
  await tap(cell(page, 2, 0));
  await isFocused(cell(page, 2, 0));
  assert.equal(await scale(), 1);
  const pinch = { x: 210, y: 450, relativeSpeed: 800 };
  await devTools.send('Input.synthesizePinchGesture', { ...pinch, scaleFactor: 1.8 });
  await eventually(async () => assert.ok((await scale()) > 1.2, 'the page is zoomed'));
  await settle(page);
  await hasLink(page, { first: undefined });
  await devTools.send('Input.synthesizePinchGesture', { ...pinch, scaleFactor: 0.3 });
  await eventually(async () => assert.equal(await scale(), 1));
});

test('a finger drags the selected word of the order lab, and from another one scrolls the page', async () => {
  await show(page, 'panel=order');
  await button(page, 'man, place 1 of 3').waitFor();
  await page.locator('#workbench').evaluate((section) => section.scrollIntoView());
  await tap(button(page, 'man, place 1 of 3'));
  await isFocused(button(page, 'man, place 1 of 3'));
  const before = await scrollTop();
  await swipe(await middle(button(page, 'man, place 1 of 3')), await middle(button(page, 'dog, place 3 of 3')));
  await hasLink(page, { b: 'bites dog man' });
  assert.equal(await scrollTop(), before);
});
