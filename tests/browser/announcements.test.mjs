// What has changed is said politely, once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { act, button, hasText, settle, show } from './support/workbench.mjs';

const chromium = await startChromium();
const page = await chromium.openShared({ permissions: ['clipboard-read', 'clipboard-write'] });

const region = () => page.locator('#stage').getByRole('status');

/** Notes every sentence that the live region comes to hold. */
const listen = () =>
  region().evaluate((element) => {
    window.said = [];
    window.listener?.disconnect();
    window.listener = new MutationObserver(() => {
      if (element.textContent) window.said.push(element.textContent);
    });
    window.listener.observe(element, { childList: true, characterData: true, subtree: true });
  });

test('there is one polite live region in the workbench, empty at first', async () => {
  await show(page, 'd=4');
  assert.equal(await region().count(), 1);
  assert.equal(await region().getAttribute('aria-live'), 'polite');
  assert.equal(await region().textContent(), '');
});

test('a preset, a copy and a saved file are each said once', async () => {
  await show(page, 'd=4&detail=copy');
  await listen();
  await act(button(page, 'd = 64'));
  await hasText(region(), /^Width 64/);
  await act(button(page, 'Copy'));
  await hasText(region(), 'Copied.');
  await act(button(page, 'Save'));
  await hasText(region(), 'Saved positional_encoding_d64.csv.');
  await settle(page);
  const said = await page.evaluate(() => window.said);
  assert.equal(said.length, 3, said.join(' | '));
});

test('the same news is said again when it is true again', async () => {
  await show(page, 'd=4&detail=copy');
  await listen();
  for (const times of [1, 2]) {
    await act(button(page, 'Copy'));
    await eventually(async () => {
      const said = await page.evaluate(() => window.said);
      assert.equal(said.filter((text) => text === 'Copied.').length, times);
    });
  }
});

test('moving through the table says nothing of its own: the focused cell speaks', async () => {
  await show(page, 'd=4');
  await listen();
  await page.locator('#stage [role="gridcell"][aria-selected="true"]').focus();
  for (let i = 0; i < 3; ++i) await page.keyboard.press('ArrowDown');
  await settle(page);
  assert.deepEqual(await page.evaluate(() => window.said), []);
});
