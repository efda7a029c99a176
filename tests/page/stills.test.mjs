// The pictures that stand in for the workbench, and the social card: there, of the size that the page says, described.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { readPage } from './html.mjs';

const web = new URL('../../web/', import.meta.url);
const read = (name) => readFileSync(new URL(name, web));
const { elements } = readPage(read('index.html').toString());
const within = (figure, name) => elements.filter((element) => element.name === name && element.path.includes(figure));
const figures = elements.filter(({ attributes }) => attributes.class === 'still');

/** Width and height of a WebP picture, in pixels. */
function sizeOf(bytes) {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  assert.equal(kind, 'VP8L');
  const bits = bytes.readUInt32LE(21);
  return [1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff)];
}

test('every panel that the lesson shows has a picture', () => {
  const links = elements.flatMap(({ attributes }) => [attributes['data-workbench'], attributes.href]);
  const panels = new Set(links.map((link) => link?.match(/panel=([a-z]+)/)?.[1]).filter(Boolean));
  // An exercise in print is a question, and those of the lesson are printed.
  panels.delete('practice');
  const pictureOf = { table: 'table', stickers: 'stickers', order: 'order', shift: 'clocks', heatmap: 'heatmap', waves: 'waves' };
  assert.deepEqual([...panels].sort(), Object.keys(pictureOf).sort());
  const shown = figures.map((figure) => within(figure, 'img')[0].attributes.src);
  for (const name of Object.values(pictureOf)) assert.ok(shown.includes(`pictures/${name}-light.webp`), name);
});

test('a picture is waited for by nobody, has its size at two pixels a point, and a dark one beside it', () => {
  for (const figure of figures) {
    const [source] = within(figure, 'source');
    const [onScreen, onPaper] = within(figure, 'img').map(({ attributes }) => attributes);
    assert.equal(source.attributes.media, '(prefers-color-scheme: dark)');
    assert.equal(source.attributes.srcset, onScreen.src.replace('-light', '-dark'));
    assert.deepEqual(onPaper, { class: 'on-paper', ...onScreen });
    assert.equal(onScreen.loading, 'lazy');
    for (const name of [onScreen.src, source.attributes.srcset])
      assert.deepEqual(sizeOf(read(name)), [2 * onScreen.width, 2 * onScreen.height], name);
  }
});

test('a picture has a caption, and a description without numbers', () => {
  for (const figure of figures) {
    const { alt, src } = within(figure, 'img')[0].attributes;
    assert.ok(alt.length > 60, src);
    assert.doesNotMatch(alt, /\d/, src);
    assert.equal(within(figure, 'figcaption').length, 1, src);
  }
});

test('no picture lies about unused, and all are small', () => {
  const used = figures.flatMap((figure) => [within(figure, 'img')[0].attributes.src, within(figure, 'source')[0].attributes.srcset]);
  const there = readdirSync(new URL('pictures/', web)).map((name) => `pictures/${name}`);
  assert.deepEqual(there.sort(), used.sort());
  const total = there.reduce((sum, name) => sum + read(name).length, 0);
  assert.ok(total < 700_000, `${total} bytes`);
});

test('the card has the size that the page says, and a description', () => {
  const metas = elements.filter(({ name }) => name === 'meta').map(({ attributes }) => attributes);
  const contentOf = (property) => metas.find((meta) => meta.property === property || meta.name === property).content;
  const card = read(contentOf('og:image'));
  assert.equal(card.toString('latin1', 1, 4), 'PNG');
  assert.deepEqual([card.readUInt32BE(16), card.readUInt32BE(20)], [1200, 630]);
  assert.deepEqual([contentOf('og:image:width'), contentOf('og:image:height')], ['1200', '630']);
  assert.ok(card.length < 300_000, `${card.length} bytes`);
  assert.match(contentOf('og:image:alt'), /heat map/);
  assert.equal(contentOf('twitter:card'), 'summary_large_image');
});
