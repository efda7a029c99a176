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
    // Data for search engines is no script: nothing runs it.
    if (name === 'script' && attributes.type !== 'application/ld+json') assert.equal(text, '');
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

/** Links that set the workbench, and the states that sections are read with, each as its options. */
const optionsOf = (link) => Object.fromEntries(new URLSearchParams(link.replace(/^#/, '')));
const controls = named('a').filter(({ attributes }) => /^set\b/.test(attributes.class));
const states = [
  ...controls.map(({ attributes }) => attributes.href),
  ...elements.map(({ attributes }) => attributes['data-workbench']).filter(Boolean),
].map(optionsOf);

test('links to the practice panel name a question that is there', () => {
  const setOf = (name) => JSON.parse(readFileSync(new URL(`sets/${name}.json`, web), 'utf8')).questions;
  const idsOf = (name) => setOf(name).map(({ id, kind }) => id ?? `${kind}-1`);
  const asked = states.filter(({ panel }) => panel === 'practice');
  assert.ok(asked.length >= 14, `${asked.length} links`);
  for (const { set = 'lesson', question } of asked)
    if (question) assert.ok(idsOf(set).includes(question), `${question} of ${set}`);
  for (const id of idsOf('lesson')) assert.ok(asked.some(({ question }) => question === id), id);
});

test('sections on the matter end with a question to practise', () => {
  const withoutQuestion = ['practice', 'sources'];
  for (const section of named('section').filter(({ path }) => path.at(-1).attributes.id === 'lesson')) {
    const last = elements.filter(({ path }) => path.at(-1) === section).at(-1);
    const id = section.attributes['aria-labelledby'];
    assert.equal(last.attributes.class === 'try', !withoutQuestion.includes(id), id);
  }
});

test('every part of the lesson has a state of the workbench, and so has each story', () => {
  const parts = named('section').filter(({ path }) => path.at(-1).attributes.id === 'lesson');
  const stories = elements.filter(({ attributes }) => attributes.class === 'story');
  assert.equal(stories.length, 3);
  for (const { attributes } of [...parts, ...stories]) assert.match(attributes['data-workbench'], /^panel=/);
});

test('links that set the table stay within its limits', () => {
  const links = states.filter(({ panel }) => panel === 'table');
  assert.ok(links.length >= 10, `${links.length} links`);
  for (const { d = 4, column = 0, t = 1, other = 0, decimals = 4 } of links) {
    assert.ok(d % 2 === 0 && d >= 2 && d <= 1024, `d=${d}`);
    assert.ok(Number(column) < Number(d), `column=${column}`);
    assert.ok(t >= 0 && other >= 0 && decimals >= 0 && decimals <= 15);
  }
});

test('a prediction has one right choice, and says why', () => {
  const predictions = named('fieldset').filter(({ attributes }) => attributes.class === 'predict');
  assert.ok(predictions.length >= 12, `${predictions.length} predictions`);
  const names = new Set();
  for (const prediction of predictions) {
    const within = elements.filter(({ path }) => path.includes(prediction));
    const choices = within.filter(({ attributes }) => attributes.type === 'radio');
    assert.ok(choices.length >= 2);
    const [name, ...others] = new Set(choices.map(({ attributes }) => attributes.name));
    assert.deepEqual(others, []);
    assert.ok(!names.has(name), `${name} twice`);
    names.add(name);
    assert.equal(within.filter(({ attributes }) => 'data-right' in attributes).length, 1, name);
    assert.equal(within.filter(({ attributes }) => attributes.class === 'reveal').length, 1, name);
  }
});

test('the parts of the lesson are all there, in their order', () => {
  const parts = named('section').filter(({ path }) => path.at(-1).attributes.id === 'lesson');
  assert.deepEqual(parts.map(({ attributes }) => attributes['aria-labelledby']), [
    'why', 'stickers', 'how', 'example', 'why-waves', 'code', 'kinds', 'watch-out', 'mistakes', 'vocabulary', 'recap',
    'practice', 'sources',
  ]);
});

test('search engines find out what the page is', () => {
  const { text } = named('script').find(({ attributes }) => attributes.type === 'application/ld+json');
  const data = JSON.parse(text);
  assert.equal(data['@type'], 'LearningResource');
  assert.equal(data.name, named('title')[0].text);
  for (const needed of ['description', 'teaches', 'educationalLevel', 'inLanguage']) assert.ok(data[needed], needed);
});

test('what the page loads of its own is there', () => {
  const own = elements.flatMap(({ attributes }) => [attributes.src, attributes.href]);
  for (const file of own.filter((name) => /^[a-z]+\.(css|svg|js)$/.test(name ?? '')))
    assert.ok(existsSync(new URL(file, web)), file);
});

test('a dark system gets the dark colours without a script', () => {
  assert.deepEqual(readColours(css, '  :root:not([data-theme])'), readColours(css, '  :root[data-theme="dark"]'));
});
