// Keys: the page keeps its own, Tab comes in and goes out, every control is reached.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { cell, field, hasAttribute, hasLink, isFocused, radio, selectedCell, show, tab } from './support/workbench.mjs';

const chromium = await startChromium();
const page = await chromium.openShared();

const controlsBeforeDetail = [
  'tab Encoding table',
  'button Worked example',
  'button d = 8',
  'button d = 64',
  'button d = 512',
  'spinbutton Width d',
  'spinbutton Base',
  'spinbutton Decimals',
  'spinbutton First position',
  'spinbutton Position t',
  'spinbutton Column',
  'radio Interleaved',
  'gridcell 0.8415',
];

const detailStops = {
  derivation: ['tab Derivation'],
  compare: ['tab Compare', 'spinbutton Compare with position'],
  add: ['tab Add to x', 'textbox Embedding x, for example [1, 0, 2, -1]'],
  copy: [
    'tab Copy',
    'radio CSV',
    'button Copy',
    'button Save',
    'button Save picture',
    'radio Python',
    'region Program',
    'button Copy program',
    'button Save program',
  ],
};

/** Role and name of what has the focus, or where outside the workbench it is. */
function focusedStop() {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!document.getElementById('stage').contains(element)) return `outside: ${element.textContent.trim()}`;
    const roles = { BUTTON: 'button', INPUT: element.type === 'radio' ? 'radio' : 'textbox' };
    const role = element.getAttribute('role') ?? roles[element.tagName];
    return `${role} ${element.getAttribute('aria-label') ?? element.textContent}`;
  });
}

async function walk(key, from) {
  await from.focus();
  const stops = [];
  for (let i = 0; i < 40; ++i) {
    await page.keyboard.press(key);
    const stop = await focusedStop();
    stops.push(stop);
    if (stop.startsWith('outside')) break;
  }
  return stops;
}

const lastLinkOfLesson = () => page.locator('#lesson a').last();
const firstLinkOfFooter = () => page.getByRole('link', { name: 'Licences of what this page ships' });

for (const [detail, stops] of Object.entries(detailStops)) {
  test(`Tab enters, visits each control in reading order and leaves, with "${stops[0]}" open`, async () => {
    await show(page, `d=4&detail=${detail}`);
    const expected = [...controlsBeforeDetail, ...stops];
    const forward = await walk('Tab', lastLinkOfLesson());
    assert.deepEqual(forward, [...expected, 'outside: Licences of what this page ships']);
    const back = await walk('Shift+Tab', firstLinkOfFooter());
    assert.deepEqual(back, [...expected.reverse(), 'outside: The Impact of Positional Encoding on Length Generalization in Transformers']);
  });
}

test('an ordinary field beside the canvas keeps typing, Backspace, arrows and Tab', async () => {
  await show(page, 'd=4');
  await page.evaluate(() => {
    const guest = document.createElement('div');
    guest.innerHTML = '<label>Guest <input id="guest"></label> <label>Next <textarea id="next"></textarea></label>';
    guest.id = 'guests';
    document.getElementById('stage').before(guest);
  });
  const guest = page.locator('#guest');
  await guest.focus();
  await page.keyboard.type('abcd');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('X ');
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  assert.equal(await guest.inputValue(), 'bX c');
  await page.keyboard.press('Tab');
  await isFocused(page.locator('#next'));
  await page.keyboard.type('line');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  assert.equal(await page.locator('#next').inputValue(), 'line');
  await page.keyboard.press('Shift+Tab');
  await isFocused(guest);
  await page.evaluate(() => document.getElementById('guests').remove());
});

test('keys without focus in the workbench stay the page’s', async () => {
  await show(page, 'd=4');
  await page.keyboard.press('PageDown');
  await eventually(async () => assert.ok((await page.evaluate(() => scrollY)) > 0, 'the page has scrolled'));
  await hasAttribute(cell(page, 1, 0), 'aria-selected', 'true');
  await page.evaluate(() => scrollTo(0, 0));
});

test('nothing listens to keys, wheel, mouse or touch on the whole window or document', async () => {
  // A page that no test has acted on: the test driver puts listeners on the window, too.
  const untouched = await chromium.open();
  const types = await untouched.evaluate(() =>
    window.observed.listeners.map(({ target, type }) => `${target} ${type}`),
  );
  assert.deepEqual(
    types.filter((type) => /key|wheel|mouse|touch|pointer|blur|focus/.test(type)),
    [],
  );
});

test('Escape gives the focus back to the page', async () => {
  await show(page, 'd=4');
  for (const control of [selectedCell(page), field(page, 'Base'), tab(page, 'Derivation')]) {
    await control.focus();
    await page.keyboard.press('Escape');
    assert.equal(await page.evaluate(() => document.activeElement.tagName), 'BODY');
  }
});

test('arrow keys choose a layout and move between the tabs', async () => {
  await show(page, 'd=4');
  await radio(page, 'Interleaved').focus();
  await page.keyboard.press('ArrowRight');
  await isFocused(radio(page, 'Concatenated'));
  await hasLink(page, { layout: 'concatenated' });
  await page.keyboard.press('ArrowLeft');
  await hasLink(page, { layout: undefined });

  await tab(page, 'Derivation').focus();
  await page.keyboard.press('ArrowRight');
  await isFocused(tab(page, 'Compare'));
  await hasAttribute(tab(page, 'Compare'), 'aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await isFocused(tab(page, 'Copy'));
  await hasLink(page, { detail: 'copy' });
});

test('Enter and Space press the focused button', async () => {
  await show(page, 'd=4');
  for (const [name, key, width] of [['d = 64', 'Enter', 64], ['d = 8', 'Space', 8]]) {
    await page.locator('#stage').getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press(key);
    await hasLink(page, { d: width });
  }
});
