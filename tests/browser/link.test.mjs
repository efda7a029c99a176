// The whole state is in the page's link.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium, waitForState } from './support/chromium.mjs';
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
  linkOptions,
  radio,
  selectedCell,
  settle,
  show,
  tab,
  table,
} from './support/workbench.mjs';

const chromium = await startChromium();
const page = await chromium.openShared();

const everyOption = {
  panel: 'table',
  d: '16',
  base: '500.5',
  layout: 'cosine-first',
  t: '1234',
  column: '9',
  decimals: '6',
  first: '1230',
  'first-column': '3',
  other: '77',
  detail: 'add',
  x: '[1, 2, −3]',
  'sum-row': '1',
  format: 'tsv',
  language: 'cpp',
};
const asFragment = (options) => new URLSearchParams(options).toString();

async function showsEveryOption(page) {
  await hasValue(field(page, 'Width d'), '16');
  await hasValue(field(page, 'Base'), '500.5');
  assert.equal(await radio(page, 'Cosine first').isChecked(), true);
  await hasAttribute(cell(page, 1234, 9), 'aria-selected', 'true');
  await hasValue(field(page, 'Decimals'), '6');
  await hasValue(field(page, 'First position'), '1230');
  const firstColumn = table(page).getByRole('columnheader').nth(1);
  assert.equal(await firstColumn.getAttribute('aria-colindex'), '5');
  await hasAttribute(tab(page, 'Add to x'), 'aria-selected', 'true');
  await hasValue(control(page, 'textbox', 'Embedding x, for example [1, 0, 2, -1]'), '[1, 2, −3]');
}

test('every option in a link is read', async () => {
  await show(page, asFragment(everyOption));
  await showsEveryOption(page);
  await act(tab(page, 'Compare'));
  await hasValue(field(page, 'Compare with position'), '77');
  await act(tab(page, 'Copy'));
  assert.equal(await radio(page, 'TSV').isChecked(), true);
  assert.equal(await radio(page, 'C++').isChecked(), true);
  await hasLink(page, { ...everyOption, detail: 'copy' });
});

test('a link opens with its state, and reloading brings it back', async () => {
  const opened = await chromium.open({ fragment: asFragment(everyOption) });
  await showsEveryOption(opened);
  await enter(field(opened, 'Decimals'), '2');
  await hasLink(opened, { decimals: 2 });
  await opened.reload({ waitUntil: 'commit' });
  await waitForState(opened, 'running');
  await hasValue(field(opened, 'Decimals'), '2');
  await hasAttribute(cell(opened, 1234, 9), 'aria-selected', 'true');
});

test('a change made just before leaving the page is not lost', async () => {
  const opened = await chromium.open();
  await act(button(opened, 'd = 64'));
  await hasValue(field(opened, 'Width d'), '64');
  await opened.goto('about:blank');
  await opened.goBack({ waitUntil: 'commit' });
  await waitForState(opened, 'running');
  await hasValue(field(opened, 'Width d'), '64');
});

test('changes are written into the address in place, without a step of history each', async () => {
  await show(page, 'd=4');
  const before = await page.evaluate(() => history.length);
  for (const name of ['d = 8', 'd = 64', 'd = 512']) {
    await act(button(page, name));
    await hasLink(page, { d: name.match(/\d+/)[0] });
  }
  assert.equal(await page.evaluate(() => history.length), before);
});

test('a slider dragged for long does not write the address at every step', async () => {
  await show(page, 'd=64');
  await page.evaluate(() => {
    window.writes = 0;
    const replace = history.replaceState;
    history.replaceState = function (...values) {
      window.writes += 1;
      return replace.apply(this, values);
    };
  });
  const box = await field(page, 'Position t').boundingBox();
  await page.mouse.move(box.x + box.width + 20, box.y + 15);
  await page.mouse.down();
  for (let i = 0; i < 15; ++i) await page.mouse.move(box.x + box.width + 20 + i, box.y + 15);
  await page.mouse.up();
  const position = await field(page, 'Position t').inputValue();
  await eventually(async () => assert.ok(Number(linkOptions(page).t) > 1, `position ${position}`));
  const writes = await page.evaluate(() => window.writes);
  assert.ok(writes < 8, `${writes} writes for 15 steps`);
});

test('links in the prose set the table, and Back and Forward go between the states', async () => {
  await show(page, 'd=8&t=3');
  await page.getByRole('link', { name: 't = 0' }).click();
  await hasValue(field(page, 'Width d'), '4');
  await hasValue(field(page, 'Position t'), '0');
  await page.getByRole('link', { name: 'The last pair at width 512' }).click();
  await hasValue(field(page, 'Width d'), '512');
  await hasAttribute(cell(page, 1, 510), 'aria-selected', 'true');
  await page.goBack();
  await hasValue(field(page, 'Width d'), '4');
  await hasValue(field(page, 'Position t'), '0');
  await page.goBack();
  await hasValue(field(page, 'Width d'), '8');
  await page.goForward();
  await hasValue(field(page, 'Width d'), '4');
});

test('every link of the prose that sets the table is read without a note', async () => {
  const fragments = await page.locator('a.set[href*="panel=table"]').evaluateAll((links) => links.map((link) => link.hash.slice(1)));
  assert.ok(fragments.length >= 3, `${fragments.length} links`);
  for (const fragment of fragments) {
    page.messages.length = 0;
    await show(page, fragment);
    assert.deepEqual(page.messages, [], fragment);
    const { d, column } = Object.fromEntries(new URLSearchParams(fragment));
    await hasValue(field(page, 'Width d'), d);
    if (column) await hasValue(field(page, 'Column'), column);
  }
});

test('a link followed right after a change counts, not the change', async () => {
  // On a busy page the time to write the change may come before the news of the new address.
  const delayNews = () =>
    addEventListener('hashchange', (event) => {
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      setTimeout(() => dispatchEvent(new Event('hashchange')), 600);
    });
  const busy = await chromium.open({ prepare: (page) => page.addInitScript(delayNews) });
  await button(busy, 'd = 64').evaluate(async (preset) => {
    preset.click();
    const width = document.querySelector('[aria-label="Width d"]');
    while (width.value !== '64') await new Promise(requestAnimationFrame);
    location.hash = 'd=8&t=6';
  });
  await hasAttribute(cell(busy, 6, 0), 'aria-selected', 'true');
  await hasValue(field(busy, 'Width d'), '8');
  await hasLink(busy, { d: 8, t: 6 });
});

const notes = () => page.messages.filter(({ type }) => type === 'warning').map(({ text }) => text);

test('values out of range are clamped, with a note to the console', async () => {
  page.messages.length = 0;
  await show(page, 'd=5000&t=-3&decimals=99&column=2000&base=0');
  await hasValue(field(page, 'Width d'), '1024');
  await hasValue(field(page, 'Position t'), '0');
  await hasValue(field(page, 'Decimals'), '15');
  await hasValue(field(page, 'Column'), '1023');
  await hasValue(field(page, 'Base'), '1.0001');
  for (const name of ['d', 't', 'decimals', 'column', 'base']) {
    assert.ok(notes().some((text) => text.startsWith(`Link: ${name}=`) && /taken as/.test(text)), `a note on ${name}`);
  }
});

test('a column that the width has not is clamped, and an odd width made even, with notes', async () => {
  page.messages.length = 0;
  await show(page, 'd=7&column=12');
  await hasValue(field(page, 'Width d'), '6');
  await hasValue(field(page, 'Column'), '5');
  assert.equal(notes().length, 2, notes().join('\n'));
});

test('what cannot be read or is unknown is ignored, with a note', async () => {
  page.messages.length = 0;
  await show(page, 'd=four&layout=diagonal&t=&nonsense=1&decimals=3&panel=attic');
  await hasValue(field(page, 'Width d'), '4');
  await hasValue(field(page, 'Position t'), '1');
  await hasValue(field(page, 'Decimals'), '3');
  assert.equal(notes().length, 5, notes().join('\n'));
});

test('anchors of the page leave the state as it is', async () => {
  await show(page, 'd=8&t=3');
  await page.evaluate(() => (location.hash = 'example'));
  await settle(page);
  await hasValue(field(page, 'Width d'), '8');
  await hasAttribute(cell(page, 3, 0), 'aria-selected', 'true');
});

const bombs = {
  'sixty-four kilobytes of one letter': `x=${'a'.repeat(65_536)}`,
  'thousands of options': 'd=8&'.repeat(16_000),
  'percent signs without digits': 'd=%&t=%zz&x=%%%&%=%&layout=%f',
  'bytes that are no UTF-8': 'x=%ff%fe%80&t=2',
  'zeros and line ends': 'x=%00%0a%0d&t=2',
  'script in the text': 'x=%3Cscript%3Ealert(1)%3C/script%3E&t=2',
  'huge and tiny numbers': 'd=1e308&t=1e-308&base=1e999&decimals=-1e99&column=NaN&first=Infinity',
  'nested brackets': `x=${'['.repeat(5000)}&detail=add`,
};

for (const [title, fragment] of Object.entries(bombs)) {
  test(`a link of ${title} does no harm`, async () => {
    await show(page, fragment);
    await show(page, 'd=16&t=5');
    await hasValue(field(page, 'Width d'), '16');
    await hasAttribute(selectedCell(page), 'aria-selected', 'true');
  });
}

test('the page starts with such a link, too', async () => {
  const opened = await chromium.open({ fragment: bombs['percent signs without digits'] });
  await hasValue(field(opened, 'Width d'), '4');
});
