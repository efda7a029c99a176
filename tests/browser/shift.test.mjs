// The shift lab in the page: k moves along the curve by keys and touch, and the clocks run only when asked to.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import {
  act,
  button,
  control,
  enter,
  field,
  hasLink,
  hasSaid,
  hasValue,
  isFocused,
  linkOptions,
  middle,
  radio,
  settle,
  show,
} from './support/workbench.mjs';

const chromium = await startChromium();
const page = await chromium.openShared();

const slider = (name) => control(page, 'slider', name);
const matrix = () => page.locator('#stage').getByText(/^R for k = /);
const said = (text) => hasSaid(page, text);

test('the arrow keys move k along the curve, and the focus stays there', async () => {
  await show(page, 'panel=shift&d=64&t=100');
  const curve = slider('Dot product');
  await curve.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await hasLink(page, { k: 5 });
  await isFocused(curve);
  await settle(page);
  assert.match(await curve.getAttribute('aria-valuetext'), /^k = 5: /);
  await page.keyboard.press('Home');
  await hasLink(page, { k: -64 });
  await hasValue(curve, -64);
  await hasValue(field(page, 'Shift k'), -64);
});

test('a press on the curve takes k from there', async () => {
  await show(page, 'panel=shift&d=64&t=100');
  const { x, y } = await middle(slider('Dot product'));
  await page.mouse.click(x + 100, y);
  // The address follows once the learner has been still for a moment.
  await eventually(() => {
    const k = Number(linkOptions(page).k);
    assert.ok(k > 5 && k < 40, `k = ${k}`);
  });
  await hasValue(slider('Dot product'), linkOptions(page).k);
});

test('changing t leaves the matrix as it is', async () => {
  await show(page, 'panel=shift&d=8&column=2');
  const before = await matrix().textContent();
  await enter(field(page, 'Position t'), '12345');
  await hasLink(page, { t: 12345 });
  await settle(page);
  assert.equal(await matrix().textContent(), before);
  await enter(field(page, 'Shift k'), '-7');
  await hasLink(page, { k: -7 });
  await settle(page);
  assert.notEqual(await matrix().textContent(), before);
});

test('a pair is chosen by its clock or on the scale of all pairs', async () => {
  await show(page, 'panel=shift&d=512');
  await act(radio(page, 'Pair 170'));
  await hasLink(page, { column: 340 });
  await slider('All pairs by wavelength').focus();
  await page.keyboard.press('ArrowLeft');
  await hasLink(page, { column: 338 });
});

test('the clocks run until they are paused, and then nothing is drawn any more', async () => {
  await show(page, 'panel=shift&d=8&clock-speed=20');
  await act(button(page, 'Run the clocks'));
  await said('The clocks run, for 30 seconds at most.');
  await page.waitForTimeout(600);
  await act(button(page, 'Pause'));
  await settle(page);
  await said(/^The hands stand at /);
  // The address follows a moment after the clocks have stopped.
  const clock = await eventually(() => {
    const shown = Number(linkOptions(page).clock);
    assert.ok(shown > 1, `the clocks have run by ${shown}`);
    return shown;
  });
  await page.waitForTimeout(500);
  assert.equal(Number(linkOptions(page).clock), clock);
  await act(button(page, 'Back to t'));
  await hasLink(page, { clock: undefined });
});

test('with reduced motion a link cannot start the clocks, and a step moves them', async () => {
  const still = await chromium.open({ reducedMotion: 'reduce', fragment: 'panel=shift&run=on&clock-speed=5' });
  await settle(still);
  await button(still, 'Step').waitFor({ state: 'attached' });
  assert.equal(await button(still, 'Run the clocks').count(), 0);
  assert.equal(linkOptions(still).clock, undefined);
  await act(button(still, 'Step'));
  await hasLink(still, { clock: 5 });
});
