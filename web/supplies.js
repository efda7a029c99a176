// What the workbench asks its page for: code, question sets, and what was remembered of earlier visits.

import { loadCode } from './loading.js';
import { readSetting, writeSetting } from './storage.js';

/** What is remembered from one visit to the next: in the browser. Both take the name of it, `write` null to forget it. */
export const browserMemory = { read: readSetting, write: writeSetting };

const mostBytes = 262_144;

/** The text of a file or answer, or an error that says in a sentence what is wrong with it. */
async function textOf(source) {
  const bytes = new Uint8Array(await source.arrayBuffer());
  if (bytes.length > mostBytes) throw new Error(`It is larger than ${mostBytes / 1024} KB.`);
  return new TextDecoder().decode(bytes);
}

async function fetchText(address) {
  const url = new URL(address, document.baseURI);
  if (!/^https?:$/.test(url.protocol)) throw new Error('Its address must begin with https:// or be one of this site.');
  // Nothing about the reader goes along.
  const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(() => {
    throw new Error('Is the network reachable, and does its host allow other pages to read it (CORS)?');
  });
  if (!answer.ok) throw new Error(`The host answered ${answer.status}.`);
  return textOf(answer);
}

function pickFile(take) {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  input.addEventListener('change', () => take(input.files[0]));
  input.click();
}

/** Acts for createEffects. `supply(kind, name, text)` hands an answer to the workbench, `memory` is as browserMemory. */
export function createSupplies({ module, supply, memory }) {
  return {
    'load-code': ({ text: name }) =>
      loadCode(module, name).then(
        () => supply('code', name, ''),
        (error) => {
          console.error(error);
          supply('code', name, 'This panel could not be fetched: is the network reachable?');
        },
      ),
    'fetch-questions': ({ text: address }) =>
      fetchText(address).then(
        (text) => supply('questions', address, text),
        (error) => supply('no-questions', address, `The question set ${address} could not be fetched. ${error.message}`),
      ),
    'open-questions': () =>
      pickFile((file) =>
        textOf(file).then(
          (text) => supply('question-file', file.name, text),
          (error) => supply('no-questions', `file:${file.name}`, `${file.name} could not be read. ${error.message}`),
        ),
      ),
    remember: ({ fileName, text }) => memory.write(fileName, text === '' ? null : text),
    recall: async ({ fileName }) => supply('progress', fileName, (await memory.read(fileName)) ?? ''),
  };
}
