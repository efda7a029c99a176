// The lesson under its readers' own settings: themes, forced colours, large text, much zoom. With every definition and
// every answer opened axe finds nothing, nothing but what scrolls in its place is wider than the page, nothing is cut.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { require } from '../../tools/npm/packages.mjs';
import { startChromium } from './support/chromium.mjs';
import { settle } from './support/workbench.mjs';

const axeSource = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');
const chromium = await startChromium();

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** `textSize` is the size of text in the settings of the browser, in pixels; 16 is usual. */
const settings = {
  light: { viewport: wide },
  dark: { viewport: wide, colorScheme: 'dark' },
  'forced colours': { viewport: wide, forcedColors: 'active' },
  'forced colours, dark': { viewport: wide, forcedColors: 'active', colorScheme: 'dark' },
  'text of 200 %': { viewport: wide, textSize: 32 },
  'text of 200 % on a phone': { viewport: phone, textSize: 32 },
  'zoom of 400 %': { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
  'a phone': { viewport: phone },
};

/** The reader's setting itself: media queries in rem see it, too. */
async function setTextSize(page, size) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: (size * 13) / 16 } });
}

async function openLesson({ textSize, ...options }) {
  const page = await chromium.open({
    ...options,
    bypassCSP: true,
    state: null,
    prepare: async (page) => {
      await page.addInitScript(axeSource);
      if (textSize) await setTextSize(page, textSize);
    },
  });
  // Until the scripts have run.
  await page.locator('#lesson [aria-expanded]').first().waitFor();
  if (await page.locator('#workbench').isVisible()) {
    await page.locator('#workbench[data-state="running"]').waitFor();
    await settle(page);
  }
  await page.evaluate(() => {
    for (const term of document.querySelectorAll('a.term')) term.click();
    for (const question of document.querySelectorAll('.predict')) question.querySelector('input').click();
  });
  assert.ok((await page.locator('.definition').count()) > 5);
  assert.ok((await page.locator('.reveal:visible').count()) > 15);
  return page;
}

/** Runs in the page: what sticks out of the page, or of a box that does not let it be scrolled to. */
function findCut() {
  const room = document.documentElement.clientWidth;
  const scrolls = (element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
  const cut = [];
  const texts = document.createTreeWalker(document.querySelector('body'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || element.closest('#stage, .visually-hidden, .skip, noscript')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    for (let box = element; box; box = box.parentElement) {
      if (scrolls(box)) break;
      const style = getComputedStyle(box);
      const { left: boxLeft, right: boxRight, top: boxTop, bottom: boxBottom } = box.getBoundingClientRect();
      const isClipped =
        (style.overflowX !== 'visible' && (left < boxLeft - 1 || right > boxRight + 1)) ||
        (style.overflowY !== 'visible' && (top < boxTop - 1 || bottom > boxBottom + 1));
      const isOutside = box === document.body && (left < -1 || right > room + 1);
      if (isClipped || isOutside) cut.push(`${texts.currentNode.data.trim()} in ${box.tagName}`);
    }
  }
  return cut;
}

/** Runs in the page: what scrolls sideways and cannot be reached by keys, or has no name. */
function findUnreachable() {
  return [...document.querySelectorAll('#lesson *')]
    .filter((element) => element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'auto')
    .filter((element) => element.tabIndex < 0 || !(element.ariaLabel || element.hasAttribute('aria-labelledby')))
    .map((element) => element.outerHTML.slice(0, 120));
}

async function findViolations() {
  const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));
  rules['color-contrast-enhanced'].enabled = false;
  const { violations } = await axe.run('html', { rules, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 200)) }));
}

for (const [title, options] of Object.entries(settings)) {
  test(`the whole lesson can be read: ${title}`, async () => {
    const page = await openLesson(options);
    const { width, room } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      room: document.documentElement.clientWidth,
    }));
    assert.ok(width <= room, `${width} in ${room}`);
    assert.deepEqual(await page.evaluate(findCut), []);
    assert.deepEqual(await page.evaluate(findUnreachable), []);
    assert.deepEqual(await page.evaluate(findViolations), []);
  });
}

test('large text is large: the setting of the browser reaches the page', async () => {
  const page = await openLesson({ viewport: phone, textSize: 32 });
  const size = await page.locator('#lesson section p').first().evaluate((element) => getComputedStyle(element).fontSize);
  assert.equal(size, '34px');
});

test('a table that fits is no stop of the Tab key, and one that does not is', async () => {
  const page = await openLesson({ viewport: phone });
  const letters = page.getByLabel('The same thing in other letters').and(page.locator('.scrolls'));
  assert.equal(await letters.getAttribute('tabindex'), null);
  await setTextSize(page, 32);
  await letters.and(page.locator('[role="region"][tabindex="0"]')).waitFor();
  await letters.focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.activeElement.scrollLeft > 0);
  await setTextSize(page, 16);
  await letters.and(page.locator(':not([tabindex])')).waitFor();
});
