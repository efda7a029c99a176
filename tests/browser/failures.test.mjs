// A start that fails is a sentence on the page, and the lesson stays readable.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { serveSite } from './support/site.mjs';
import { field, hasText, hasValue } from './support/workbench.mjs';

const chromium = await startChromium();
const servers = [];
after(() => Promise.all(servers.map((server) => server.close())));

async function serveWith(headers) {
  const server = await serveSite(headers);
  servers.push(server);
  return server.url;
}

async function saysAndStaysReadable(page, sentence) {
  const note = page.getByRole('status').and(page.locator('#workbench-note'));
  await hasText(note, sentence);
  assert.match(await note.textContent(), /The lesson and this table read well without it\.$/);
  assert.equal(await note.isVisible(), true);
  const table = page.getByRole('table', { name: 'The first four positions at width 4' });
  assert.equal(await table.getByRole('cell', { name: '0.8415' }).isVisible(), true);
  assert.equal(await page.getByRole('heading', { level: 1 }).isVisible(), true);
  assert.equal(await page.locator('#stage > *').count(), 0);
}

const failures = [
  {
    title: 'no WebGL2',
    sentence: /gives no WebGL2 graphics/,
    prepare: (page) =>
      page.addInitScript(() => {
        const getContext = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
          return kind === 'webgl2' ? null : getContext.call(this, kind, ...rest);
        };
      }),
  },
  {
    title: 'no WebAssembly',
    sentence: /does not run WebAssembly/,
    prepare: (page) => page.addInitScript(() => delete globalThis.WebAssembly),
  },
  {
    title: 'a network that fails on the WebAssembly',
    sentence: /could not be fetched: is the network reachable/,
    prepare: (page) => page.route('**/workbench.wasm', (route) => route.abort('failed')),
  },
  {
    title: 'a missing WebAssembly file',
    sentence: /could not be fetched/,
    prepare: (page) => page.route('**/workbench.wasm', (route) => route.fulfill({ status: 404, body: 'Not found.' })),
  },
  {
    title: 'a missing module',
    sentence: /could not be fetched/,
    prepare: (page) => page.route('**/module-*/workbench.js', (route) => route.abort('failed')),
  },
  {
    title: 'a missing typeface',
    sentence: /could not be fetched/,
    prepare: (page) => page.route('**/fonts/mono.ttf', (route) => route.fulfill({ status: 404, body: '' })),
  },
  {
    title: 'too little memory',
    sentence: /not enough memory/,
    prepare: (page) =>
      page.addInitScript(() => {
        const refuse = () => Promise.reject(new RangeError('WebAssembly.Memory(): could not allocate memory'));
        WebAssembly.instantiate = refuse;
        WebAssembly.instantiateStreaming = refuse;
      }),
  },
];

for (const { title, sentence, prepare } of failures) {
  test(`${title} is said in a sentence, the lesson still there`, async () => {
    const page = await chromium.open({ prepare, state: 'failed', problems: true });
    await saysAndStaysReadable(page, sentence);
  });
}

test('a missing start script is said in a sentence, the lesson still there', async () => {
  const page = await chromium.open({
    prepare: (page) => page.route('**/workbench.js', (route) => route.abort('failed')),
    state: 'failed',
    problems: true,
  });
  await saysAndStaysReadable(page, /could not start/);
});

test('a policy that forbids WebAssembly is named as the cause', async () => {
  const url = await serveWith({ 'Content-Security-Policy': "default-src 'self'; script-src 'self'" });
  const page = await chromium.open({ url, state: 'failed', problems: true });
  await saysAndStaysReadable(page, /security policy does not allow WebAssembly/);
});

test('the strict policy that a host may set is enough to start', async () => {
  const own = ['style', 'font', 'connect', 'img'].map((kind) => `${kind}-src 'self'`);
  const policy = ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", ...own];
  const url = await serveWith({ 'Content-Security-Policy': policy.join('; ') });
  const page = await chromium.open({ url });
  await hasValue(field(page, 'Width d'), '4');
});

test('WebAssembly served under a wrong type starts all the same', async () => {
  const page = await chromium.open({
    prepare: (page) =>
      page.route('**/*.wasm', async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'content-type': 'application/octet-stream' };
        await route.fulfill({ response, headers });
      }),
  });
  await hasValue(field(page, 'Width d'), '4');
});
