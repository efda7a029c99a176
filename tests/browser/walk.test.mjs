// The whole page by Tab, from its first link to its end: whatever has the focus is in view, uncovered and ringed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { isFocused, settle } from './support/workbench.mjs';

const chromium = await startChromium();

/** Runs in the page: the name of what has the focus, whose part of the page it is, and what is wrong with how it is seen. */
function lookAtFocus() {
  const element = document.activeElement;
  if (element === document.body) return null;
  const parts = ['.skip', '.brand', '.theme', '.guide', '.view', '.teaser', '.contents', '#lesson', '#stage', 'footer'];
  const part = parts.find((selector) => element.closest(selector));
  const name = element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent;
  const inWorkbench = part === '#stage';

  // A link may be broken into lines: its first is looked at. On the canvas the ring stands for the element.
  const [place] = element.getClientRects();
  const x = (Math.max(place.left, 0) + Math.min(place.right, innerWidth)) / 2;
  const y = (Math.max(place.top, 0) + Math.min(place.bottom, innerHeight)) / 2;
  const onTop = document.elementFromPoint(x, y);
  const owner = inWorkbench ? document.getElementById('stage') : (element.closest('label') ?? element);

  const ringed = element.matches('.theme input') ? element.nextElementSibling : element;
  const style = getComputedStyle(ringed);
  const hasOutline = style.outlineStyle === 'solid' && parseFloat(style.outlineWidth) >= 2;
  const ring = document.querySelector('.focus-ring');
  const around = ring?.getBoundingClientRect();
  const hasRing = inWorkbench && !ring.hidden && around.left <= place.left && around.bottom >= place.bottom;

  const problems = [];
  if (!owner.contains(onTop)) problems.push(`covered by ${onTop?.outerHTML.slice(0, 80) ?? 'the edge of the window'}`);
  if (!hasOutline && !hasRing) problems.push('without a ring');
  return { name: name.trim(), part, problems };
}

async function walk(page) {
  const stops = [];
  for (let i = 0; i < 250; ++i) {
    await page.keyboard.press('Tab');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const stop = await page.evaluate(lookAtFocus);
    if (!stop) return stops;
    stops.push(stop);
  }
  assert.fail(`no end after ${stops.length} stops, the last is ${stops.at(-1).name}`);
}

const partsInOrder = (stops) => stops.map(({ part }) => part).filter((part, i, all) => part !== all[i - 1]);
const wideParts = ['.skip', '.brand', '.guide', '.theme', '.teaser', '.contents', '#lesson', '#stage', 'footer'];

const screens = {
  'a large screen': { viewport: { width: 1440, height: 900 }, parts: wideParts },
  'a small laptop': { viewport: { width: 1024, height: 768 }, parts: wideParts },
  'a phone': {
    viewport: { width: 390, height: 844 },
    parts: ['.skip', '.brand', '.theme', '.guide', '.view', '.teaser', '.contents', '#lesson', 'footer'],
  },
  'a zoom of 400 %': {
    viewport: { width: 320, height: 256 },
    parts: ['.skip', '.brand', '.theme', '.guide', '.view', '.teaser', '.contents', '#lesson', 'footer'],
  },
};

for (const [title, { viewport, parts }] of Object.entries(screens)) {
  test(`Tab goes through the page in reading order, sees every stop and comes out at the end: ${title}`, async () => {
    const page = await chromium.open({ viewport, state: parts.includes('#stage') ? 'running' : 'waiting' });
    await page.locator('#lesson [aria-expanded]').first().waitFor();
    const stops = await walk(page);
    assert.deepEqual(
      stops.filter(({ problems }) => problems.length > 0),
      [],
    );
    assert.deepEqual(partsInOrder(stops), parts);
    assert.deepEqual(
      stops.slice(0, 3).map(({ name }) => name),
      ['Skip to the lesson', 'Skip to the workbench', 'Positional Encoding Workbench'],
    );
    assert.equal(stops.at(-1).name, 'Licences of what this page ships');
  });
}

test('a skip link takes the keys to what it names', async () => {
  const page = await chromium.open({ viewport: { width: 1440, height: 900 } });
  for (const [name, first] of [
    ['Skip to the lesson', page.getByRole('link', { name: 'position 1 at width 4' })],
    ['Skip to the workbench', page.getByRole('tab', { name: 'Encoding table' })],
  ]) {
    await page.getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await isFocused(first);
  }
});

test('by keys alone a definition opens and closes under the focus, and a prediction is chosen', async () => {
  const page = await chromium.open({ viewport: { width: 1440, height: 900 } });
  await settle(page);
  const term = page.getByRole('button', { name: 'Self-attention', exact: true });
  await term.focus();
  for (const [key, expanded, count] of [['Enter', 'true', 1], ['Enter', 'false', 0], [' ', 'true', 1], [' ', 'false', 0]]) {
    await page.keyboard.press(key);
    assert.equal(await term.getAttribute('aria-expanded'), expanded);
    assert.equal(await page.locator('.definition:visible').count(), count);
    await isFocused(term);
  }
  for (const next of ['query', 'key', 'value', 'dot product', 'Softmax']) {
    await page.keyboard.press('Tab');
    await isFocused(page.locator('#lesson').getByRole('button', { name: next, exact: true }).first());
  }
  await page.keyboard.press('Tab');
  const question = page.getByRole('group', { name: 'There are no positions, and every token sees all tokens.' });
  await isFocused(question.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await isFocused(question.getByRole('radio', { name: 'It is the same vector, in another place' }));
  assert.ok(await question.getByRole('radio').nth(1).isChecked());
  await eventually(async () => assert.ok(await question.locator('.reveal').isVisible()));
  await page.keyboard.press('Tab');
  await isFocused(question.getByRole('link', { name: 'order lab' }));
});
