// The waves in the page: pairs are switched and typed, and the cursor follows keys and pointer.
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { control, enter, field, hasAttribute, hasLink, hasText, isFocused, press, show } from './support/workbench.mjs';

const chromium = await startChromium();
const page = await chromium.openShared();

const panel = () => control(page, 'tabpanel', 'Waves');
const strips = () => control(page, 'group', 'Waves');
const pairs = () => control(page, 'textbox', 'Pairs shown, for example 0, 1, 4-7');

test('a checkbox shows a pair, by the keyboard', async () => {
  await show(page, 'panel=waves&d=64');
  const box = control(page, 'checkbox', 'Pair 4');
  await box.focus();
  await page.keyboard.press('Space');
  await hasLink(page, { pairs: '0,4,8,16,24' });
  await hasText(strips(), /Pair 4, wavelength 19\.87/);
  await isFocused(box);
});

test('pairs are typed, and a wrong one is named', async () => {
  await show(page, 'panel=waves&d=64');
  await pairs().fill('1, 40');
  await hasAttribute(pairs(), 'aria-invalid', 'true');
  await hasText(panel(), /“40” is not there: pairs are 0 to 31\./);
  await pairs().fill('1, 4');
  await hasAttribute(pairs(), 'aria-invalid', null);
  await hasText(strips(), /^Pair 1, .*Pair 4, /);
});

test('the cursor follows its number and its keys', async () => {
  await show(page, 'panel=waves&d=64');
  await enter(field(page, 'Position t'), '50');
  await field(page, 'Position t').press('ArrowUp');
  await hasLink(page, { t: 51 });
  await hasText(strips(), /at position 51 sine/);
});

test('a click on the waves moves the cursor and gives its number the keys', async () => {
  await show(page, 'panel=waves&d=64&span=100');
  await strips().scrollIntoViewIfNeeded();
  const box = await strips().boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + 50);
  await hasText(strips(), /at position (49|50|51) sine/);
  await isFocused(field(page, 'Position t'));
});

test('a preset marks the trained length, and says which pairs come round', async () => {
  await show(page, 'panel=waves');
  await press(page, 'Past training');
  await hasText(strips(), /Pair 8, [^P]*Comes round within 512 positions\./);
  await hasText(strips(), /Pair 24, [^P]*Does not come round within 512 positions\./);
});
