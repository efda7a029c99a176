// Frames are drawn when something has changed, and only then.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { act, button, cell, clickAt, field, hasValue, middle, settle, show, table } from './support/workbench.mjs';

const chromium = await startChromium();
const page = await chromium.openShared();

/** What was drawn while `milliseconds` passed: frames, draw calls, changes of the document. */
function watch(page, milliseconds) {
  return page.evaluate(
    (duration) =>
      new Promise((resolve) => {
        const before = { ...window.observed };
        let mutations = 0;
        const observer = new MutationObserver((records) => (mutations += records.length));
        observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
        setTimeout(() => {
          observer.disconnect();
          const { frames, draws } = window.observed;
          resolve({ frames: frames - before.frames, draws: draws - before.draws, mutations });
        }, duration);
      }),
    milliseconds,
  );
}

const nothing = { frames: 0, draws: 0, mutations: 0 };

test('without input nothing is drawn and nothing changes for two seconds', async () => {
  await show(page, 'd=64&t=12');
  assert.deepEqual(await watch(page, 2000), nothing);
});

test('it is idle again after a click on a cell, the focus still in the table', async () => {
  await show(page, 'd=4&t=1');
  const before = await page.evaluate(() => window.observed.draws);
  await clickAt(cell(page, 3, 2));
  await settle(page);
  assert.ok((await page.evaluate(() => window.observed.draws)) > before, 'the click was drawn');
  assert.deepEqual(await watch(page, 1000), nothing);
});

test('it is idle with the pointer resting on a control', async () => {
  await show(page, 'd=4');
  const { x, y } = await middle(button(page, 'd = 8'));
  await page.mouse.move(x, y);
  await settle(page);
  assert.deepEqual(await watch(page, 1000), nothing);
});

test('at most one frame is requested at a time, however much happens', async () => {
  await show(page, 'd=64&t=1');
  const { x, y } = await middle(table(page));
  await clickAt(cell(page, 1, 0));
  for (let i = 0; i < 15; ++i) {
    await Promise.all([
      page.mouse.move(x + i, y),
      page.mouse.wheel(0, 60),
      page.keyboard.press('ArrowDown'),
      page.evaluate(() => dispatchEvent(new Event('resize'))),
    ]);
  }
  await settle(page);
  assert.equal(await page.evaluate(() => window.observed.mostPendingFrames), 1);
});

test('a hidden page draws nothing, and shows what has changed once it is seen again', async () => {
  await show(page, 'd=4');
  const setVisibility = (state) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  await act(button(page, 'd = 64'));
  const drawn = await watch(page, 500);
  await setVisibility('visible');
  assert.deepEqual(drawn, nothing);
  await hasValue(field(page, 'Width d'), 64);
});

test('a workbench out of view draws nothing until it is back', async () => {
  const narrowPage = await chromium.open({ viewport: { width: 375, height: 700 }, fragment: 'workbench' });
  await settle(narrowPage);
  await act(narrowPage.getByRole('button', { name: 'Back to the text' }));
  await settle(narrowPage);
  // What is not in view has no role; its element is there all the same.
  await act(narrowPage.locator('#stage button', { hasText: 'd = 64' }));
  const drawn = await watch(narrowPage, 500);
  await act(narrowPage.getByRole('button', { name: 'Workbench' }));
  assert.deepEqual(drawn, nothing);
  await hasValue(field(narrowPage, 'Width d'), 64);
});
