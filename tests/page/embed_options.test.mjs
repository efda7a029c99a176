// What the address of a frame says about the frame, and which states from a host are taken.
import assert from 'node:assert/strict';
import test from 'node:test';
import { readEmbedOptions } from '../../web/embed-options.js';
import { readState, stateOf } from '../../web/host-state.js';

test('options of the frame are taken out of the address, and the state keeps the rest in its order', () => {
  const { frame, state, notes } = readEmbedOptions('panel=table&theme=dark&d=8&height=420&host=https://a.example/x&t=3');
  assert.deepEqual(frame, { theme: 'dark', height: '420', host: 'https://a.example' });
  assert.equal(state, 'panel=table&d=8&t=3');
  assert.deepEqual(notes, []);
});

test('without options a frame follows the system and grows', () => {
  assert.deepEqual(readEmbedOptions(''), { frame: { theme: 'system', height: 'auto' }, state: '', notes: [] });
});

for (const option of ['theme=pink', 'theme', 'theme=', 'height=0', 'height=12', 'height=1e3', 'height=-400', 'height=12345', 'host=', 'host=example', 'host=data:x', 'host=%']) {
  test(`${option} is ignored, and said to be`, () => {
    const { frame, state, notes } = readEmbedOptions(`${option}&d=8`);
    assert.deepEqual(frame, { theme: 'system', height: 'auto' });
    assert.equal(state, 'd=8');
    assert.equal(notes.length, 1);
    assert.ok(notes[0].startsWith(option), notes[0]);
  });
}

test('values are read as links write them', () => {
  assert.equal(readEmbedOptions('host=https%3A%2F%2Fa.example%3A8080').frame.host, 'https://a.example:8080');
});

test('a state comes back as it was given', () => {
  for (const work of [null, { name: 'practice.lesson.1', progress: '{}' }]) {
    const state = stateOf({ start: 'panel=practice', link: 'panel=practice&question=sum', work });
    assert.deepEqual(readState(JSON.parse(JSON.stringify(state))), { state });
  }
});

for (const data of [
  7,
  'text',
  null,
  undefined,
  [],
  {},
  { version: 2, start: '', link: '' },
  { version: 1, start: 5, link: '' },
  { version: 1, start: '' },
  { version: 1, start: '', link: '', work: 'x' },
  { version: 1, start: '', link: '', work: { name: 1, progress: '' } },
  { version: 1, start: '', link: '', work: { name: '' } },
]) {
  test(`${JSON.stringify(data)} is no state, and it is said why`, () => {
    const { state, problem } = readState(data);
    assert.equal(state, undefined);
    assert.match(problem, /^(it|its|the) /);
  });
}
