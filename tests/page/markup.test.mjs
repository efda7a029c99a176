import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { readPage } from './html.mjs';
import { readColours } from './contrast.mjs';

const web = new URL('../../web/', import.meta.url);
const { elements } = readPage(readFileSync(new URL('index.html', web), 'utf8'));
const css = readFileSync(new URL('style.css', web), 'utf8');
const ids = elements.map((element) => element.attributes.id).filter(Boolean);
const named = (name) => elements.filter((element) => element.name === name);

test('the headings start with one h1 and never skip a level', () => {
  const levels = elements.filter(({ name }) => /^h[1-6]$/.test(name)).map(({ name }) => Number(name[1]));
  assert.equal(levels.filter((level) => level === 1).length, 1);
  assert.equal(levels[0], 1);
  levels.reduce((before, level) => {
    assert.ok(level <= before + 1, `h${level} after h${before}`);
    return level;
  });
});

test('a strict content policy holds: no script or style stands in the markup', () => {
  const policy = named('meta').find(({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy');
  const rules = policy.attributes.content.split('; ');
  for (const rule of ["default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'"])
    assert.ok(rules.includes(rule), rule);
  for (const { name, attributes, text } of elements) {
    assert.notEqual(name, 'style');
    assert.equal(attributes.style, undefined);
    if (name === 'script') assert.equal(text, '');
    for (const attribute of Object.keys(attributes)) assert.doesNotMatch(attribute, /^on/);
  }
});

test('ids are unique, and links within the page lead somewhere', () => {
  assert.equal(new Set(ids).size, ids.length);
  for (const { attributes } of named('a')) {
    const href = attributes.href;
    if (href.startsWith('#') && !href.includes('=')) assert.ok(ids.includes(href.slice(1)), href);
  }
});

const setsPanel = (panel) => ({ attributes }) =>
  attributes.class === 'set' && new URLSearchParams(attributes.href.slice(1)).get('panel') === panel;

test('links to the practice panel name a question of the lesson, or the bank', () => {
  const { questions } = JSON.parse(readFileSync(new URL('sets/lesson.json', web), 'utf8'));
  const ids = questions.map(({ id }) => id);
  const links = named('a').filter(setsPanel('practice'));
  assert.equal(links.length, ids.length + 1);
  const asked = links.map(({ attributes }) => Object.fromEntries(new URLSearchParams(attributes.href.slice(1))));
  assert.deepEqual(asked.slice(0, -1), ids.map((question) => ({ panel: 'practice', question })));
  assert.deepEqual(asked.at(-1), { panel: 'practice', set: 'bank' });
});

test('links that set the table use its option names, each within its limits', () => {
  const links = named('a').filter(setsPanel('table'));
  assert.ok(links.length >= 2 && links.length <= 4, `${links.length} links`);
  for (const { attributes } of links) {
    const options = Object.fromEntries(new URLSearchParams(attributes.href.slice(1)));
    const { panel, detail = 'derivation', d, column = 0, t, other = 0, decimals = 4, ...unknown } = options;
    assert.deepEqual(unknown, {});
    assert.equal(panel, 'table');
    assert.ok(['derivation', 'compare', 'add', 'copy'].includes(detail), detail);
    assert.ok(d % 2 === 0 && d >= 2 && d <= 1024, `d=${d}`);
    assert.ok(Number(column) < Number(d), `column=${column}`);
    assert.ok(t >= 0 && other >= 0 && decimals >= 0 && decimals <= 15, attributes.href);
  }
});

test('what the page loads of its own is there', () => {
  const own = elements.flatMap(({ attributes }) => [attributes.src, attributes.href]);
  for (const file of own.filter((name) => /^[a-z]+\.(css|svg|js)$/.test(name ?? '')))
    assert.ok(existsSync(new URL(file, web)), file);
});

test('a dark system gets the dark colours without a script', () => {
  assert.deepEqual(readColours(css, '  :root:not([data-theme])'), readColours(css, '  :root[data-theme="dark"]'));
});
