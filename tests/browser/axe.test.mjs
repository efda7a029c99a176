// axe-core on the running page, with every rule but the one of the enhanced contrast of WCAG's level AAA.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { require } from '../../tools/npm/packages.mjs';
import { startChromium } from './support/chromium.mjs';
import { control, enter, field, hasAttribute, press, settle, show } from './support/workbench.mjs';

const axeSource = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');
const chromium = await startChromium();

const open = (options) =>
  chromium.openShared({ ...options, bypassCSP: true, prepare: (page) => page.addInitScript(axeSource) });
const pages = {
  'wide, light': await open({ colorScheme: 'light' }),
  'wide, dark': await open({ colorScheme: 'dark' }),
  'narrow, light': await open({ viewport: { width: 360, height: 740 }, fragment: 'workbench' }),
};

async function findsNothing(page, part = 'html') {
  await settle(page);
  const violations = await page.evaluate(async (selector) => {
    const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));
    rules['color-contrast-enhanced'].enabled = false;
    const { violations } = await axe.run(selector, { rules, resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html.slice(0, 200)) }));
  }, part);
  assert.deepEqual(violations, []);
}

const states = {
  derivation: 'd=512&t=100000&column=300',
  compare: 'd=64&t=3&other=9&detail=compare',
  add: 'd=4&detail=add&x=1,2,3,4',
  'add, with a mistake': 'd=4&detail=add&x=1,oops',
  copy: 'd=8&detail=copy&language=cpp',
  'boxes and stickers': 'panel=stickers&stickers=on&time=9&box=1&sticker=on',
  'boxes, with a mistake': 'panel=stickers&words=one',
  'order lab': 'panel=order&positions=sinusoidal&matrix=scores',
  'shift lab': 'panel=shift&d=8&column=2&clock=10.5',
  'shift lab, its matrix': 'panel=shift&d=512&t=50&measure=matrix',
  'order lab, with a mistake': 'panel=order&a=one word',
  'heat map': 'panel=heatmap&d=64&length=100',
  'heat map, zoomed': 'panel=heatmap&d=64&map-zoom=8&t=100&column=9',
  'heat map, beyond': 'panel=heatmap&d=64&t=100000',
  waves: 'panel=waves&d=64&length=100',
  'waves, with a mistake': 'panel=waves&d=64&pairs=0,x',
};

/** Questions of each kind of part, and the answers to show marked. */
const questions = {
  numbers: 'question=position-zero',
  vector: 'question=sum',
  explanation: 'question=order',
  matching: 'set=bank&question=vocabulary-1',
  choice: 'set=bank&question=spot-the-mistake-1',
  'several choices': 'set=bank&question=bounded-1',
};

for (const [title, page] of Object.entries(pages)) {
  test(`axe finds nothing on the whole page: ${title}`, () => findsNothing(page));

  for (const [part, fragment] of Object.entries(states)) {
    test(`axe finds nothing in the workbench: ${title}, ${part}`, async () => {
      await show(page, fragment);
      await findsNothing(page, '#workbench');
    });
  }
}

for (const [title, page] of Object.entries(pages)) {
  for (const [part, fragment] of Object.entries(questions)) {
    test(`axe finds nothing in the practice panel: ${title}, ${part}`, async () => {
      await page.bringToFront();
      await show(page, `panel=practice&${fragment}`);
      const panel = control(page, 'tabpanel', 'Practice');
      await panel.getByRole('tab', { name: /^1, / }).waitFor({ state: 'attached' });
      for (const box of await panel.getByRole('textbox').all()) await box.fill('dog 0.5, ?');
      for (const name of ['Check', 'Hint 1 of 3', 'Solution']) await press(page, name);
      await findsNothing(page, '#workbench');
    });
  }
}

test('axe finds nothing while a field shows a mistake', async () => {
  const page = pages['wide, light'];
  await show(page, 'd=4');
  await enter(field(page, 'Width d'), 'four');
  await hasAttribute(field(page, 'Width d'), 'aria-invalid', 'true');
  await findsNothing(page, '#workbench');
});

test('axe finds nothing before the workbench has started', async () => {
  const page = await chromium.open({
    bypassCSP: true,
    state: null,
    prepare: async (page) => {
      await page.addInitScript(axeSource);
      await page.route('**/*.wasm', () => {});
    },
  });
  await page.getByText('The workbench is on its way.').waitFor();
  await findsNothing(page);
});
