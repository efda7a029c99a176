import assert from 'node:assert/strict';
import test from 'node:test';
import { readSetting, writeSetting } from '../../web/storage.js';

function withStorage(descriptor, act) {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...descriptor });
  try {
    return act();
  } finally {
    delete globalThis.localStorage;
  }
}

function memoryStorage() {
  const kept = new Map();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => kept.set(name, text),
    removeItem: (name) => kept.delete(name),
  };
}

test('a setting comes back until it is forgotten', () => {
  withStorage({ value: memoryStorage() }, () => {
    assert.equal(readSetting('theme'), null);
    writeSetting('theme', 'dark');
    assert.equal(readSetting('theme'), 'dark');
    writeSetting('theme', null);
    assert.equal(readSetting('theme'), null);
  });
});

test('storage that throws on access remembers nothing and breaks nothing', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  withStorage({ get: refuse }, () => {
    writeSetting('theme', 'dark');
    assert.equal(readSetting('theme'), null);
  });
});

test('storage that is full remembers nothing and breaks nothing', () => {
  const full = { ...memoryStorage(), setItem: () => { throw new Error('QuotaExceededError'); } };
  withStorage({ value: full }, () => {
    writeSetting('theme', 'dark');
    assert.equal(readSetting('theme'), null);
  });
});
