// The lesson and its workbench in step: read from top to bottom, every link followed, every promise found kept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { act, field, hasText, linkOptions, radio, settle, tab } from './support/workbench.mjs';

const panelNames = {
  table: 'Encoding table',
  stickers: 'Stickers',
  order: 'Order lab',
  shift: 'Shift lab',
  heatmap: 'Heat map',
  waves: 'Waves',
  practice: 'Practice',
};
/** What controls of the panels say of an option; `t` and `d` stand in several panels. */
const fieldOf = { t: 'Position t', d: 'Width d', column: 'Column', other: 'Compare with position' };

const chromium = await startChromium();
const page = await chromium.openShared({ viewport: { width: 1440, height: 900 } });

const followAgain = page.getByRole('button', { name: 'Follow the lesson again' });
const notes = () => page.messages.filter(({ text }) => text.startsWith('Link:')).map(({ text }) => text);

async function showsState(options) {
  await eventually(async () => {
    const chosen = tab(page, panelNames[options.panel]);
    assert.equal(await chosen.getAttribute('aria-selected'), 'true', `panel ${options.panel}`);
  });
  for (const [option, name] of Object.entries(fieldOf)) {
    if (!(option in options)) continue;
    const number = field(page, name);
    if ((await number.count()) === 0) continue;
    await eventually(async () => assert.equal(await number.inputValue(), options[option], `${option} in the panel`));
  }
  assert.deepEqual(notes(), []);
}

test('read from top to bottom, each part has the workbench in the state that it speaks of', async () => {
  const sections = await page.locator('#lesson > section').all();
  assert.equal(sections.length, 13);
  for (const section of sections) {
    await section.locator('h2').evaluate((heading) => heading.scrollIntoView());
    const state = await section.getAttribute('data-workbench');
    const title = await section.locator('h2').textContent();
    await hasText(page.locator('#guide output'), `${1 + sections.indexOf(section)} of 13`);
    if (state) await showsState(Object.fromEntries(new URLSearchParams(state))).catch((error) => {
      throw new Error(`${title}: ${error.message}`);
    });
  }
  assert.equal(await page.evaluate(() => location.hash), '', 'the address is the reader’s');
});

test('what a panel settles by itself is not written into the address of a reader who only reads', async () => {
  await page.goto(chromium.url);
  await page.getByRole('heading', { name: 'Practice', exact: true }).evaluate((heading) => heading.scrollIntoView());
  await page.locator('#stage').getByRole('heading', { name: 'Position 0' }).waitFor({ state: 'attached' });
  await settle(page);
  // Longer than the moment after which a reader's own change would stand there.
  await page.waitForTimeout(1000);
  assert.equal(await page.evaluate(() => location.hash), '');
  await act(page.locator('#stage').getByRole('button', { name: 'Next question', exact: true }));
  await eventually(() => assert.match(page.url(), /question=sum/));
});

test('every link in the text gives the workbench the state that it promises', async () => {
  const links = await page.locator('#lesson a.set').all();
  assert.ok(links.length >= 30, `${links.length} links`);
  for (const link of links) {
    await act(link);
    const wanted = Object.fromEntries(new URLSearchParams((await link.getAttribute('href')).slice(1)));
    await showsState(wanted).catch(async (error) => {
      throw new Error(`${await link.textContent()}: ${error.message}`);
    });
    await settle(page);
  }
});

test('who does something with the workbench is left alone, until the lesson is followed again', async () => {
  const how = page.getByRole('heading', { name: 'How it works' });
  const example = page.getByRole('heading', { name: 'A worked example' });
  await page.goto(chromium.url);
  await how.evaluate((heading) => heading.scrollIntoView());
  await showsState({ panel: 'table', d: '8', t: '3' });
  assert.equal(await followAgain.isVisible(), false);
  await act(radio(page, 'Concatenated'));
  await followAgain.waitFor();
  await example.evaluate((heading) => heading.scrollIntoView());
  await hasText(page.locator('#guide output'), '4 of 13');
  await showsState({ panel: 'table', d: '8', t: '3' });
  await act(followAgain);
  await showsState({ panel: 'table', d: '4', t: '1' });
  assert.equal(await followAgain.isVisible(), false);
});

test('a link to a state is what its reader came for: the lesson does not change it', async () => {
  const visitor = await chromium.open({ fragment: 'panel=table&d=64&t=9', viewport: { width: 1440, height: 900 } });
  await visitor.getByRole('heading', { name: 'How it works' }).evaluate((heading) => heading.scrollIntoView());
  await hasText(visitor.locator('#guide output'), '3 of 13');
  await settle(visitor);
  assert.equal(await field(visitor, 'Width d').inputValue(), '64');
  const { panel, d, t } = linkOptions(visitor);
  assert.deepEqual({ panel, d, t }, { panel: 'table', d: '64', t: '9' });
});

test('a prediction says why once a choice is made, and not before', async () => {
  const question = page.getByRole('group', { name: 'Go on by one position. Which pair turns through the largest angle?' });
  const why = question.locator('.reveal');
  assert.equal(await why.isVisible(), false);
  await question.getByRole('radio', { name: 'The last pair' }).check();
  await why.waitFor();
  await hasText(why, /^Pair 0\./);
});

test('a term opens its definition in place, by key and by click, and closes it again', async () => {
  const term = page.getByRole('button', { name: 'Self-attention', exact: true });
  await term.focus();
  await page.keyboard.press('Enter');
  await page.getByText('The weights come from comparing its query with their keys.').first().waitFor();
  assert.equal(await term.getAttribute('aria-expanded'), 'true');
  await page.keyboard.press(' ');
  await eventually(async () => assert.equal(await page.locator('.definition').count(), 0));
});

test('a definition leaves the comma behind its term where it was', async () => {
  const term = page.getByRole('button', { name: 'positional encoding', exact: true });
  const before = () => page.locator('.definition').evaluate((definition) => definition.previousSibling.textContent);
  for (let i = 0; i < 2; ++i) {
    await act(term);
    assert.equal(await before(), ',');
    await act(term);
  }
});

test('on a narrow screen the text or the workbench is in view, and Back leads to the place in the text', async () => {
  const phone = await chromium.open({ viewport: { width: 390, height: 844 }, state: 'waiting' });
  await phone.waitForLoadState('load');
  await phone.evaluate(() => document.fonts.ready);
  const text = phone.locator('#lesson');
  const workbench = phone.locator('#workbench');
  assert.equal(await workbench.isVisible(), false);
  const link = phone.getByRole('link', { name: 'the weights under a causal mask' });
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = await phone.evaluate(() => scrollY);
  assert.ok(place > 400);
  await act(link);
  await workbench.and(phone.locator('[data-state="running"]')).waitFor();
  assert.equal(await text.isVisible(), false);
  await phone.goBack();
  await text.waitFor();
  await eventually(async () => assert.ok(Math.abs((await phone.evaluate(() => scrollY)) - place) < 5));
  await act(phone.getByRole('button', { name: 'Workbench' }));
  await workbench.waitFor();
  await act(phone.getByRole('button', { name: 'Back to the text' }));
  await eventually(async () => assert.ok(Math.abs((await phone.evaluate(() => scrollY)) - place) < 5));
});
