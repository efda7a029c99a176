// The order lab in the page: words are moved by keys, and the focus goes along with the word.
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import {
  act,
  button,
  control,
  hasAttribute,
  hasLink,
  hasSaid,
  hasValue,
  isFocused,
  radio,
  settle,
  show,
} from './support/workbench.mjs';

const chromium = await startChromium();
const page = await chromium.openShared();

const word = (name) => button(page, name);
const sentence = (letter) => control(page, 'textbox', `Sentence ${letter}, 3 to 12 words`);
const said = (text) => hasSaid(page, text);

test('the arrow keys move a word of B, and the focus goes along, there and back', async () => {
  await show(page, 'panel=order');
  await word('man, place 1 of 3').focus();
  await page.keyboard.press('ArrowRight');
  await hasLink(page, { b: 'bites man dog' });
  await isFocused(word('man, place 2 of 3'));
  await said(/man is now word 2 of B\. Every word has the output/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await hasLink(page, { b: 'bites dog man' });
  await isFocused(word('man, place 3 of 3'));
  await page.keyboard.press('ArrowLeft');
  await hasLink(page, { b: 'bites man dog' });
  await isFocused(word('man, place 2 of 3'));
  await hasAttribute(word('man, place 2 of 3'), 'aria-pressed', 'true');
});

test('sentences are typed, and a short one says what is missing', async () => {
  await show(page, 'panel=order');
  await sentence('A').fill('one two three four');
  await act(button(page, 'Shuffle'));
  await settle(page);
  await hasAttribute(sentence('B'), 'aria-invalid', null);
  await sentence('B').fill('one two');
  await hasAttribute(sentence('B'), 'aria-invalid', 'true');
  await hasAttribute(sentence('B'), 'aria-description', '2 words: at least 3 are needed.');
  await act(button(page, 'Reset'));
  await hasValue(sentence('B'), 'man bites dog');
  await hasLink(page, { panel: 'order', a: undefined, b: undefined });
});

test('positions are switched on, which is said', async () => {
  await show(page, 'panel=order');
  await act(radio(page, 'Sinusoidal'));
  await hasLink(page, { positions: 'sinusoidal' });
  await said(/depends on its place/);
});
