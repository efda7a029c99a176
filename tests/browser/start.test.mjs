// How the page starts: prose first, the workbench later, and nobody is disturbed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium, waitForState } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { holdBack } from './support/gate.mjs';
import { settle } from './support/workbench.mjs';

const chromium = await startChromium();
const narrow = { width: 375, height: 800 };

/** A page whose WebAssembly is still on its way. */
async function openWaiting(options) {
  let gate;
  const page = await chromium.open({
    ...options,
    state: null,
    prepare: async (page) => {
      gate = await holdBack(page, '**/*.wasm');
    },
  });
  return { page, gate };
}

const observed = (page, name) => page.evaluate((key) => window.observed[key], name);

test('prose and a table of numbers are painted and readable before the WebAssembly arrives', async () => {
  const { page, gate } = await openWaiting();
  await gate.arrived;
  await page.getByRole('heading', { level: 1 }).waitFor();
  const fallback = page.getByRole('table', { name: 'The first four positions at width 4' });
  await fallback.getByRole('cell', { name: '0.8415' }).waitFor();
  await eventually(async () => {
    const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    assert.equal(painted, 1, 'something is painted');
  });
  assert.equal(await page.locator('#workbench').getAttribute('data-state'), 'waiting');
  assert.match(await page.getByText('The workbench is on its way.').textContent(), /way/);
  gate.open();
  await waitForState(page, 'running');
  assert.equal(await fallback.isVisible(), false);
});

test('the largest thing painted is text, and it is there before the WebAssembly arrives', async () => {
  const { page, gate } = await openWaiting();
  await gate.arrived;
  await eventually(async () => {
    const [text] = await observed(page, 'largestPaints');
    assert.match(text ?? '', /^Self-attention blends values/);
  });
  gate.open();
  await waitForState(page, 'running');
  await settle(page);
  for (const text of await observed(page, 'largestPaints')) assert.match(text, /^Self-attention blends values/);
});

for (const [title, options] of Object.entries({
  'on a large screen': { viewport: { width: 1440, height: 900 } },
  'on a small laptop': { viewport: { width: 1024, height: 768 } },
  'on a narrow page that opens with the workbench': { viewport: narrow, fragment: 'workbench' },
})) {
  test(`nothing moves from the first paint until the workbench has taken the place of the table ${title}`, async () => {
    const { page, gate } = await openWaiting(options);
    await gate.arrived;
    await page.evaluate(() => document.fonts.ready);
    await settle(page);
    gate.open();
    await waitForState(page, 'running');
    await settle(page);
    assert.equal(await observed(page, 'shift'), 0);
  });
}

for (const [title, viewport] of Object.entries({
  'on a large screen': { width: 1440, height: 900 },
  'on a small laptop': { width: 1024, height: 768 },
  'on a phone': { width: 390, height: 844 },
})) {
  test(`nothing moves when the typefaces come late ${title}`, async () => {
    let gate;
    const page = await chromium.open({
      viewport,
      state: null,
      prepare: async (page) => {
        gate = await holdBack(page, '**/fonts/*.ttf');
      },
    });
    await gate.arrived;
    await eventually(async () => assert.ok((await observed(page, 'largestPaints')).length > 0, 'the text is painted'));
    gate.open();
    await page.evaluate(() => document.fonts.ready);
    if (viewport.width > 1000) await waitForState(page, 'running');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    assert.equal(await observed(page, 'shift'), 0);
  });
}

for (const [title, fragment] of Object.entries({
  'a plain address': '',
  "a workbench's state in the address": 'panel=table&d=8&t=3&column=2',
})) {
  test(`starting with ${title} focuses, scrolls and sounds nothing`, async () => {
    const page = await chromium.open({ fragment });
    await settle(page);
    assert.equal(await page.evaluate(() => document.activeElement.tagName), 'BODY');
    assert.equal(await page.evaluate(() => scrollY), 0);
    for (const name of ['focusCalls', 'scrollCalls', 'sounds']) assert.equal(await observed(page, name), 0, name);
  });
}

test('a start beside an anchor leaves the page where the anchor took it', async () => {
  const { page, gate } = await openWaiting({ fragment: 'example' });
  await gate.arrived;
  const top = () => page.evaluate(() => document.getElementById('example').getBoundingClientRect().top);
  await eventually(async () => assert.ok((await top()) < 200, 'the anchor is in view'));
  const before = await top();
  gate.open();
  await waitForState(page, 'running');
  await settle(page);
  assert.equal(await top(), before);
  assert.equal(await observed(page, 'focusCalls'), 0);
  assert.equal(new URL(page.url()).hash, '#example');
});

test('the picture of the start is the picture that stays', async () => {
  const page = await chromium.open();
  await settle(page);
  const picture = () => page.locator('#stage').screenshot();
  const first = await picture();
  // A wave of the mouse draws anew and changes nothing.
  await page.mouse.move(900, 330);
  await page.mouse.move(5, 5);
  await settle(page);
  assert.ok(first.equals(await picture()), 'the pictures are the same');
});

test('on a narrow page the workbench starts when it is opened', async () => {
  const requests = [];
  const page = await chromium.open({
    viewport: narrow,
    state: null,
    prepare: (page) => page.on('request', (request) => requests.push(request.url())),
  });
  await page.waitForLoadState('load');
  await page.getByText('The workbench is on its way.').waitFor({ state: 'attached' });
  const wasm = () => requests.filter((url) => url.endsWith('.wasm'));
  assert.deepEqual(wasm(), []);
  assert.deepEqual(await page.evaluate(() => window.observed.contexts.length), 0);
  await page.getByRole('button', { name: 'Workbench' }).click();
  await waitForState(page, 'running');
  assert.equal(wasm().length, 1);
});
