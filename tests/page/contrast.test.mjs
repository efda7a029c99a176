import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { contrast, luminance, readColours } from './contrast.mjs';

const css = readFileSync(new URL('../../web/style.css', import.meta.url), 'utf8');
const light = readColours(css, ':root');
const themes = { light, dark: readColours(css, '  :root[data-theme="dark"]') };

const textOn = [
  ['text', ['page', 'panel', 'sunken', 'accent-soft', 'negative', 'positive'], 4.5],
  ['muted', ['page', 'panel', 'sunken'], 4.5],
  ['accent', ['page', 'panel', 'sunken', 'accent-soft'], 4.5],
  ['on-accent', ['accent'], 4.5],
  ['good', ['page', 'panel', 'sunken'], 4.5],
  ['bad', ['page', 'panel', 'sunken'], 4.5],
  ['warn', ['page', 'panel', 'sunken'], 4.5],
  ['control-line', ['page', 'panel', 'sunken'], 3],
  ['focus', ['page', 'panel', 'sunken', 'accent-soft'], 3],
];

test('contrast of black on white is 21 and of a colour on itself is 1', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21);
  assert.equal(contrast('#7db0e2', '#7db0e2'), 1);
});

test('both themes name the same colours, each as #rrggbb', () => {
  assert.deepEqual(Object.keys(themes.dark), Object.keys(light));
  for (const [theme, colours] of Object.entries(themes))
    for (const [name, value] of Object.entries(colours))
      assert.match(value, /^#[0-9a-f]{6}$/, `--color-${name} of the ${theme} theme`);
});

for (const [theme, colours] of Object.entries(themes)) {
  for (const [front, backs, least] of textOn) {
    for (const back of backs) {
      test(`${theme}: ${front} stands out from ${back} at ${least}:1 or more`, () => {
        const ratio = contrast(colours[front], colours[back]);
        assert.ok(ratio >= least, `${colours[front]} on ${colours[back]} has ${ratio.toFixed(2)}`);
      });
    }
  }
}

test('the two cell tints are about equally strong, so that neither sign shouts', () => {
  for (const [theme, colours] of Object.entries(themes)) {
    const ratio = contrast(colours.negative, colours.positive);
    assert.ok(ratio < 1.25, `${theme}: ${luminance(colours.negative)} and ${luminance(colours.positive)}`);
  }
});
