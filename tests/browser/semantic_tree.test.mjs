// What assistive technology finds: every control with role, name and value, and acting on it acts on the workbench.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import {
  act,
  button,
  cell,
  control,
  detail,
  enter,
  field,
  hasAttribute,
  hasLink,
  hasText,
  hasValue,
  isFocused,
  middle,
  radio,
  selectedCell,
  settle,
  show,
  tab,
  table,
} from './support/workbench.mjs';

const chromium = await startChromium();
const page = await chromium.openShared();

test('each number is a spin button with its name, value and limits', async () => {
  await show(page, 'd=8&base=500&decimals=3&first=2&t=5&column=6');
  const numbers = [
    ['Width d', 8, 2, 1024],
    ['Base', 500, 1.0001, 1e9],
    ['Decimals', 3, 0, 15],
    ['First position', 2, 0, 2 ** 24],
    ['Position t', 5, 0, 2 ** 24],
    ['Column', 6, 0, 7],
  ];
  for (const [name, now, least, most] of numbers) {
    const number = field(page, name);
    assert.equal(await number.inputValue(), String(now));
    const values = [];
    for (const part of ['now', 'min', 'max']) values.push(Number(await number.getAttribute(`aria-value${part}`)));
    if (name === 'First position') assert.ok(values[2] > 16_777_000, `${name} to ${values[2]}`);
    else assert.deepEqual(values, [now, least, most], name);
  }
});

test('heading, presets, layout, table, tabs and their panel are there by role and name', async () => {
  await show(page, 'd=4&layout=tensor2tensor');
  await control(page, 'heading', 'Encoding table').waitFor({ state: 'attached' });
  for (const name of ['Worked example', 'd = 8', 'd = 64', 'd = 512']) {
    assert.equal(await button(page, name).count(), 1);
  }
  const layouts = control(page, 'radiogroup', 'Layout').getByRole('radio');
  assert.equal(await layouts.count(), 4);
  assert.equal(await radio(page, 'tensor2tensor').isChecked(), true);
  assert.equal(await radio(page, 'Interleaved').isChecked(), false);
  await hasAttribute(table(page), 'aria-rowcount', String(2 ** 24 + 2));
  const tabs = control(page, 'tablist', 'About the selected cell and row').getByRole('tab');
  assert.deepEqual(await tabs.allTextContents(), ['Derivation', 'Compare', 'Add to x', 'Copy']);
  await hasAttribute(tab(page, 'Derivation'), 'aria-selected', 'true');
  await hasAttribute(detail(page), 'aria-label', 'Derivation');
});

/** Nodes that people act on and that have no name, and names that occur twice among the children of one node. */
function findNamingTrouble() {
  const roles = ['gridcell', 'grid', 'radiogroup', 'tablist', 'tab', 'tabpanel'].map((role) => `[role="${role}"]`);
  const interactive = ['button', 'input', '[tabindex="0"]', ...roles].join();
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.textContent.trim();
  const tree = document.querySelector('.semantic-tree');
  const trouble = [];
  for (const element of tree.querySelectorAll(interactive)) if (nameOf(element) === '') trouble.push(element.outerHTML);
  for (const parent of [tree, ...tree.querySelectorAll('*')]) {
    const names = [...parent.children]
      .filter((child) => child.matches(interactive) && child.getAttribute('role') !== 'gridcell')
      .map((child) => `${child.getAttribute('role') ?? child.tagName} ${nameOf(child)}`);
    trouble.push(...names.filter((name, index) => names.indexOf(name) !== index));
  }
  return trouble;
}

for (const part of ['detail=derivation', 'detail=compare&other=3', 'detail=add&x=1,2,3,4', 'detail=copy']) {
  test(`every node to act on has a name of its own in its group: ${part}`, async () => {
    await show(page, `d=4&${part}`);
    assert.deepEqual(await page.evaluate(findNamingTrouble), []);
  });
}

test('acting on a button, radio button, tab or cell acts on the workbench', async () => {
  await show(page, 'd=4');
  await act(button(page, 'd = 8'));
  await hasLink(page, { d: 8 });
  await act(radio(page, 'Concatenated'));
  await hasLink(page, { layout: 'concatenated' });
  await act(tab(page, 'Compare'));
  await hasLink(page, { detail: 'compare' });
  await hasAttribute(detail(page), 'aria-label', 'Compare');
  await act(cell(page, 4, 3));
  await hasAttribute(cell(page, 4, 3), 'aria-selected', 'true');
  await hasLink(page, { t: 4, column: 3 });
  await act(button(page, 'Worked example'));
  await hasLink(page, { d: undefined, layout: undefined, t: undefined, column: undefined });
});

const typed = [
  ['Width d', '16', { d: 16 }],
  ['Base', '2.5', { base: 2.5 }],
  ['Decimals', '15', { decimals: 15 }],
  ['First position', '1000000', { first: 1_000_000 }],
  ['Position t', '16777216', { t: 16_777_216 }],
  ['Column', '3', { column: 3 }],
];

for (const [name, text, link] of typed) {
  test(`a value typed into "${name}" is taken on Enter`, async () => {
    await show(page, 'd=4');
    await enter(field(page, name), text);
    await hasLink(page, link);
    await hasValue(field(page, name), text);
    await hasAttribute(field(page, name), 'aria-valuenow', text);
  });
}

const steps = [
  ['Width d', 'd=8', 'ArrowUp', 10],
  ['Width d', 'd=8', 'PageUp', 28],
  ['Base', 'base=10000', 'ArrowUp', 10_100],
  ['Decimals', 'decimals=4', 'PageDown', 0],
  ['Position t', 't=100', 'PageDown', 90],
  ['Column', 'column=3', 'ArrowUp', 3],
  ['First position', 'first=50', 'ArrowUp', 51],
];

test('arrow and Page keys step a number, and stop at its limits', async () => {
  for (const [name, start, key, expected] of steps) {
    await show(page, start);
    await field(page, name).press(key);
    await settle(page);
    await hasValue(field(page, name), expected);
  }
});

test('arrow keys step from a number that was just typed', async () => {
  await show(page, 'd=4&t=1');
  await field(page, 'Position t').fill('12');
  await field(page, 'Position t').press('ArrowUp');
  await hasLink(page, { t: 13 });
  await hasValue(field(page, 'Position t'), 13);
});

test('a position that is typed comes into view in the table, selected', async () => {
  await show(page, 'd=4');
  await enter(field(page, 'Position t'), '123456');
  await hasAttribute(cell(page, 123_456, 0), 'aria-selected', 'true');
  await enter(field(page, 'Column'), '2');
  await hasAttribute(cell(page, 123_456, 2), 'aria-selected', 'true');
});

/** Marks every node and tells, later, how many of those with the same id still are the same element. */
const markNodes = () =>
  page.evaluate(() => {
    window.marked = new Map();
    for (const element of document.querySelectorAll('.semantic-tree [data-node]')) {
      window.marked.set(element.dataset.node, element);
    }
  });

const replacedNodes = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('.semantic-tree [data-node]')]
      .filter((element) => (window.marked.get(element.dataset.node) ?? element) !== element)
      .map((element) => element.outerHTML),
  );

test('elements stay the same through every change of value, layout, size and table place', async () => {
  await show(page, 'd=8');
  await field(page, 'Base').focus();
  await markNodes();
  for (const key of ['ArrowUp', 'ArrowDown', 'PageUp']) await page.keyboard.press(key);
  await act(radio(page, 'tensor2tensor'));
  await act(button(page, 'd = 512'));
  await page.setViewportSize({ width: 1100, height: 820 });
  await enter(field(page, 'Position t'), '77');
  await hasLink(page, { d: 512, t: 77 });
  await settle(page);
  assert.deepEqual(await replacedNodes(), []);
  await isFocused(field(page, 'Position t'));
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('the focused cell is never rebuilt while keys scroll the table under it', async () => {
  await show(page, 'd=4');
  await selectedCell(page).focus();
  await page.evaluate(() => {
    window.lost = [];
    document.getElementById('stage').addEventListener('focusout', (event) => {
      if (!event.relatedTarget) window.lost.push(event.target.outerHTML);
    });
  });
  for (let i = 0; i < 12; ++i) await page.keyboard.press('ArrowDown');
  await hasAttribute(cell(page, 13, 0), 'aria-selected', 'true');
  await isFocused(cell(page, 13, 0));
  // One key that takes the focused row out of view in a single update, as many keys do on a slow machine.
  await page.keyboard.press('Control+End');
  await eventually(async () => assert.equal(await cell(page, 13, 0).count(), 0));
  await isFocused(selectedCell(page));
  assert.deepEqual(await page.evaluate(() => window.lost), []);
});

test('focus on a node lets the picture’s ring follow it', async () => {
  await show(page, 'd=4');
  const ring = page.locator('.focus-ring');
  await field(page, 'Base').focus();
  await page.keyboard.press('Tab');
  await isFocused(field(page, 'Decimals'));
  const [around, inside] = [await ring.boundingBox(), await field(page, 'Decimals').boundingBox()];
  assert.deepEqual(around, { x: inside.x - 3, y: inside.y - 3, width: inside.width + 6, height: inside.height + 6 });
  await page.evaluate(() => document.activeElement.blur());
  await eventually(async () => assert.equal(await ring.isVisible(), false));
});

/** Moves the pressed mouse to and fro in each frame for a while, and counts the frames and the tree's updates. */
function waveMouse({ x, y }) {
  return new Promise((resolve) => {
    const from = performance.now();
    const framesBefore = window.observed.frames;
    let updates = 0;
    const observer = new MutationObserver(() => (updates += 1));
    const tree = document.querySelector('.semantic-tree');
    observer.observe(tree, { attributes: true, characterData: true, childList: true, subtree: true });
    const timer = setInterval(() => {
      const seconds = (performance.now() - from) / 1000;
      const place = { clientX: x + 20 * Math.sin(9 * seconds), clientY: y, pointerId: 1, pointerType: 'mouse' };
      document.querySelector('#stage canvas').dispatchEvent(new PointerEvent('pointermove', place));
      if (seconds < 1.5) return;
      clearInterval(timer);
      observer.disconnect();
      resolve({ updates, seconds, frames: window.observed.frames - framesBefore });
    }, 8);
  });
}

test('the document is brought in step at most ten times a second while a slider is dragged', async () => {
  // A small picture is drawn faster than that, also without a graphics card.
  await page.setViewportSize({ width: 400, height: 500 });
  await show(page, 'd=2');
  const from = await middle(field(page, 'Position t'));
  const box = await field(page, 'Position t').boundingBox();
  const start = { x: box.x + box.width + 40, y: from.y };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await settle(page);
  const { updates, seconds, frames } = await page.evaluate(waveMouse, start);
  await page.mouse.up();
  await page.setViewportSize({ width: 1280, height: 900 });
  assert.ok(updates >= 1, 'the document followed the slider');
  assert.ok(updates <= seconds * 10 + 1, `${updates} updates in ${seconds} s, at ${frames} frames`);
});

test('the derivation is read out in words, with the numbers of the selected cell', async () => {
  await show(page, 'd=4&t=1&column=2');
  const lines = detail(page).getByRole('paragraph');
  await hasText(lines.nth(1), 'Exponent: 2 i over d, that is 2 times 1 over 4, is 0.5');
  await act(cell(page, 3, 0));
  await hasText(lines.nth(3), /^Angle: 3 divided by 1 is 3 radians$/);
});
