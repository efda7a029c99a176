// The pictures in place of the workbench: never loaded beside it, there without JavaScript, after a failed start, in print.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { settle } from './support/workbench.mjs';

const chromium = await startChromium();
const pictureCount = 12;

/** A page, and the names of the pictures that it asks for. */
async function openWatched({ prepare = () => {}, ...options } = {}) {
  const asked = [];
  const page = await chromium.open({
    ...options,
    prepare: async (page) => {
      page.on('request', (request) => /\.webp$|card\.png$/.test(request.url()) && asked.push(request.url().split('/').pop()));
      await prepare(page);
    },
  });
  return { page, asked };
}

/** The pictures in view: what each was loaded from, and whether it was. */
const seen = (page) =>
  page.locator('.still img:visible').evaluateAll((images) =>
    images.map((image) => ({ from: image.currentSrc.split('/').pop(), isLoaded: image.complete && image.naturalWidth > 0 })),
  );

function allLoaded(page, scheme) {
  return eventually(async () => {
    const pictures = await seen(page);
    assert.equal(pictures.length, pictureCount);
    for (const { from, isLoaded } of pictures) {
      assert.match(from, new RegExp(`-${scheme}\\.webp$`));
      assert.ok(isLoaded, from);
    }
  });
}

test('a visit from the top to the bottom asks for no picture', async () => {
  const { page, asked } = await openWatched();
  for (const heading of await page.locator('#lesson h2').all()) await heading.evaluate((element) => element.scrollIntoView());
  await settle(page);
  assert.equal(await page.locator('.still:visible').count(), 0);
  assert.deepEqual(asked, []);
});

for (const scheme of ['light', 'dark']) {
  test(`without JavaScript all is there, with a picture of each panel: ${scheme}`, async () => {
    const { page } = await openWatched({ javaScriptEnabled: false, state: null, colorScheme: scheme });
    await page.waitForLoadState('load');
    await allLoaded(page, scheme);
    assert.equal(await page.getByRole('img', { name: /^A heat map with positions downwards/ }).count(), 1);
    assert.equal(await page.locator('#lesson > section:visible').count(), 13);
    assert.equal(await page.locator('table:visible').count(), await page.locator('table').count());
    // An answer shows once a choice is made.
    assert.equal(await page.locator('math:visible').count(), await page.locator('math:not(.live *, .reveal *)').count());
    // What only a workbench could do is not offered.
    assert.equal(await page.locator(':is(.bar, .try, .live, #theme):visible').count(), 0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `${overflow} pixels`);
  });
}

test('without JavaScript nothing scrolls sideways on a phone', async () => {
  const { page } = await openWatched({ javaScriptEnabled: false, state: null, viewport: { width: 320, height: 640 } });
  await page.waitForLoadState('load');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(overflow <= 0, `${overflow} pixels`);
});

test('after a failed start the pictures come as they are scrolled to', async () => {
  const { page, asked } = await openWatched({
    state: 'failed',
    problems: true,
    prepare: (page) => page.route('**/workbench.wasm', (route) => route.abort('failed')),
  });
  assert.equal(await page.locator('.still:visible').count(), pictureCount);
  assert.ok(!asked.includes('waves-training-light.webp'));
  await page.locator('.still').last().scrollIntoViewIfNeeded();
  await eventually(async () => assert.ok((await seen(page)).at(-1).isLoaded));
  assert.ok(asked.includes('waves-training-light.webp'));
});

for (const format of ['A4', 'Letter']) {
  test(`printed on ${format} it is a handout of some pages with every picture, light on a dark system, too`, async () => {
    const { page, asked } = await openWatched({ colorScheme: 'dark', fragment: 'panel=order' });
    assert.deepEqual(asked, []);
    const pdf = (await page.pdf({ format })).toString('latin1');
    // Chromium leaves the heads of a PDF's objects readable.
    const count = (pattern) => pdf.match(pattern)?.length ?? 0;
    const pages = count(/\/Type \/Page\b/g);
    assert.ok(pages >= 10 && pages <= 17, `${pages} pages`);
    assert.ok(count(/\/Subtype \/Image\b/g) >= pictureCount, 'the pictures are in it');
    for (const name of ['order', 'stickers', 'heatmap', 'waves-training']) assert.ok(asked.includes(`${name}-light.webp`), name);
  });
}

test('print shows text, pictures, answers and sources’ addresses, and nothing that one would press', async () => {
  const { page } = await openWatched({ colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  // As a browser does before it prints.
  await page.locator('.still .on-paper').evaluateAll((images) => images.forEach((image) => (image.loading = 'eager')));
  await allLoaded(page, 'light');
  // A symbol's letter is a button, and reads as the letter that it is.
  const screenOnly = '.site-header, #workbench, .contents, .try, .live, summary, button:not(.symbol)';
  assert.equal(await page.locator(`:is(${screenOnly}):visible`).count(), 0);
  assert.equal(await page.locator('.reveal:visible').count(), await page.locator('.reveal').count());
  assert.equal(await page.locator('math:visible').count(), await page.locator('math:not(.live *, .workbench *)').count());
  const after = (selector) =>
    page.locator(selector).first().evaluate((link) => getComputedStyle(link, '::after').content);
  assert.match(await after('.sources a'), /https:\/\/arxiv\.org\/abs\/1706\.03762/);
  assert.equal(await after('.sources a.set'), 'none');
  const signs = await page.locator('a.set').evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundImage));
  assert.deepEqual([...new Set(signs)], ['none']);
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  assert.equal(paper, 'rgba(0, 0, 0, 0)');
});
