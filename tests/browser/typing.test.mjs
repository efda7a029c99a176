// Text fields are real ones: they keep what is typed, say what is wrong with it, and take every way of typing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { control, enter, field, hasAttribute, hasLink, hasText, hasValue, settle, show } from './support/workbench.mjs';

const chromium = await startChromium();
const page = await chromium.openShared({ permissions: ['clipboard-read', 'clipboard-write'] });
const devTools = await page.context().newCDPSession(page);

const embedding = () => control(page, 'textbox', 'Embedding x, for example [1, 0, 2, -1]');

test('fields are inputs in letters large enough that phones do not zoom in', async () => {
  await show(page, 'd=4&detail=add');
  for (const input of [field(page, 'Width d'), embedding()]) {
    const { tag, type, size } = await input.evaluate((element) => ({
      tag: element.tagName,
      type: element.type,
      size: parseFloat(getComputedStyle(element).fontSize),
    }));
    assert.deepEqual([tag, type], ['INPUT', 'text']);
    assert.ok(size >= 16, `${size} px`);
  }
});

test('each field stands inside the stage, at a place of its own', async () => {
  await show(page, 'd=4&detail=add');
  const places = await page.evaluate(() => {
    const stage = document.getElementById('stage').getBoundingClientRect();
    return [...document.querySelectorAll('.semantic-field')].map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const inside = left >= stage.left && right <= stage.right && top >= stage.top && bottom <= stage.bottom;
      const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === element;
      return { name: element.ariaLabel, inside, onTop, large: right - left >= 60 && bottom - top >= 24 };
    });
  });
  assert.equal(places.length, 7);
  for (const { name, ...found } of places) assert.deepEqual(found, { inside: true, onTop: true, large: true }, name);
});

test('a text that is no number is kept, marked and explained, until it is mended', async () => {
  await show(page, 'd=4');
  const width = field(page, 'Width d');
  await enter(width, 'four');
  await hasAttribute(width, 'aria-invalid', 'true');
  await hasAttribute(width, 'aria-description', 'Type a number, 2 to 1024');
  await hasValue(width, 'four');
  await hasAttribute(width, 'aria-valuenow', '4');
  await enter(width, '12');
  await hasAttribute(width, 'aria-invalid', null);
  await hasLink(page, { d: 12 });
});

test('a number out of range is kept and answered with the range', async () => {
  await show(page, 'd=4');
  for (const [name, text, message] of [
    ['Width d', '5000', 'Must be 2 to 1024'],
    ['Base', '1', /^Must be 1\.0001 to 1000000000$/],
    ['Decimals', '-1', 'Must be 0 to 15'],
    ['Column', '4', 'Must be 0 to 3'],
  ]) {
    await enter(field(page, name), text);
    await eventually(async () => {
      const description = await field(page, name).getAttribute('aria-description');
      if (message instanceof RegExp) assert.match(description, message);
      else assert.equal(description, message);
    });
    await hasValue(field(page, name), text);
  }
});

test('an odd width is brought to an even one, and the field shows it', async () => {
  await show(page, 'd=6');
  for (const [text, width] of [
    ['5', 6],
    ['9', 10],
    ['10.0', 10],
  ]) {
    await enter(field(page, 'Width d'), text);
    await hasValue(field(page, 'Width d'), width);
    await hasLink(page, { d: width });
  }
});

test('leaving a field takes its text as Enter does', async () => {
  await show(page, 'd=4');
  await field(page, 'Base').fill('123');
  await page.keyboard.press('Tab');
  await hasLink(page, { base: 123 });
});

const notations = [
  ['Base', '2,5', 2.5],
  ['Base', ' 1e3 ', 1000],
  ['Base', '1×10⁴', 10_000],
  ['Position t', '１６', 16],
  ['Width d', '8.0', 8],
];

test('numbers are read in the notations that people use', async () => {
  for (const [name, text, value] of notations) {
    await show(page, 't=3');
    await enter(field(page, name), text);
    await hasAttribute(field(page, name), 'aria-valuenow', String(value));
    await hasValue(field(page, name), value);
  }
});

test('a text typed letter by letter arrives whole, and the caret stays where it is', async () => {
  await show(page, 'd=4&detail=add&x=9,9');
  await embedding().focus();
  await page.keyboard.press('Home');
  const text = '1.25, -0.5, ';
  await page.keyboard.type(text);
  await hasLink(page, { x: `${text}9,9` });
  await hasValue(embedding(), `${text}9,9`);
  assert.equal(await embedding().evaluate((input) => input.selectionStart), text.length);
});

test('letters and steps that come faster than frames all count', async () => {
  await show(page, 'd=4&t=10&detail=add');
  await embedding().focus();
  await page.evaluate(() => {
    for (const letter of '1, 2, 3, 4') document.execCommand('insertText', false, letter);
  });
  await hasLink(page, { x: '1, 2, 3, 4' });
  await hasValue(embedding(), '1, 2, 3, 4');

  await field(page, 'Position t').evaluate((input) => {
    for (let i = 0; i < 5; ++i) input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', cancelable: true }));
  });
  await hasLink(page, { t: 15 });
});

test('an input method composes without being disturbed', async () => {
  await show(page, 'd=4');
  await field(page, 'Position t').fill('');
  for (const text of ['１', '１２']) {
    await devTools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await settle(page);
    await hasValue(field(page, 'Position t'), text);
  }
  await devTools.send('Input.insertText', { text: '１２' });
  await page.keyboard.press('Enter');
  await hasLink(page, { t: 12 });

  await show(page, 'd=2&detail=add');
  await embedding().focus();
  for (const text of ['１', '１，', '１，５']) {
    await devTools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await settle(page);
  await hasValue(embedding(), '１，５');
  await devTools.send('Input.insertText', { text: '１，５' });
  await hasLink(page, { x: '１，５' });
});

test('Enter that ends a composition does not enter the field', async () => {
  await show(page, 'd=4');
  await field(page, 'Position t').evaluate((input) => {
    input.focus();
    input.value = 'じゅう';
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
  });
  await settle(page);
  await hasAttribute(field(page, 'Position t'), 'aria-invalid', null);
});

test('text is pasted and copied with the browser’s own keys', async () => {
  await show(page, 'd=4&detail=add');
  await page.evaluate(() => navigator.clipboard.writeText('[1.1, 0.2, 1.9, -0.7]'));
  await embedding().focus();
  await page.keyboard.press('Control+V');
  await hasLink(page, { x: '[1.1, 0.2, 1.9, -0.7]' });
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+X');
  await hasValue(embedding(), '');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), '[1.1, 0.2, 1.9, -0.7]');
  await page.keyboard.press('Control+Z');
  await hasValue(embedding(), '[1.1, 0.2, 1.9, -0.7]');
});

test('a link that changes a field shows in it, though it was being edited', async () => {
  await show(page, 'd=4&detail=add&x=1');
  await hasValue(embedding(), '1');
  await embedding().focus();
  await page.keyboard.press('End');
  await page.keyboard.type('2');
  await hasLink(page, { x: '12' });
  await page.evaluate(() => (location.hash = 'detail=add&x=5,6,7,8'));
  await hasValue(embedding(), '5,6,7,8');
});

test('what cannot be read in a vector is said beside the field, with its place', async () => {
  await show(page, 'd=4&detail=add');
  await embedding().fill('[1, 2, oops, 4]');
  await hasAttribute(embedding(), 'aria-invalid', 'true');
  const message = page.locator('#stage').getByText(/character 8\b/i);
  await message.waitFor({ state: 'attached' });
  await hasText(message, await embedding().getAttribute('aria-description'));
});
