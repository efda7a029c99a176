// A lost graphics context comes back with the same state and the same picture.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import {
  act,
  button,
  cell,
  clickAt,
  field,
  hasAttribute,
  hasLink,
  hasText,
  hasValue,
  settle,
  show,
} from './support/workbench.mjs';

const chromium = await startChromium();
const page = await chromium.openShared();

const note = () => page.locator('#workbench-note');
const picture = () => page.locator('#stage').screenshot();

const loseContext = () =>
  page.evaluate(() => {
    window.loser ??= window.observed.contexts.at(-1).getExtension('WEBGL_lose_context');
    window.loser.loseContext();
  });
const restoreContext = () => page.evaluate(() => window.loser.restoreContext());

async function loseAndRestore() {
  await loseContext();
  await hasText(note(), /lost for a moment/);
  await restoreContext();
  await hasText(note(), '');
  await settle(page);
}

test('a lost context is told, and restored with the same state and picture', async () => {
  await show(page, 'd=8&t=3&column=2&layout=concatenated&detail=compare&other=9');
  await page.mouse.move(5, 5);
  await settle(page);
  const before = await picture();
  await loseAndRestore();
  await hasValue(field(page, 'Width d'), '8');
  await hasAttribute(cell(page, 3, 2), 'aria-selected', 'true');
  await eventually(async () => assert.ok(before.equals(await picture()), 'the pictures are the same'));
  assert.equal(await page.locator('#workbench').getAttribute('data-state'), 'running');
});

test('what is done while the context is lost is shown once it is back', async () => {
  await show(page, 'd=4');
  await loseContext();
  await hasText(note(), /lost for a moment/);
  await act(button(page, 'd = 64'));
  await restoreContext();
  await hasText(note(), '');
  await hasLink(page, { d: 64 });
});

test('the workbench works on after several losses', async () => {
  await show(page, 'd=4');
  for (let i = 0; i < 3; ++i) await loseAndRestore();
  await clickAt(cell(page, 4, 1));
  await hasAttribute(cell(page, 4, 1), 'aria-selected', 'true');
});
