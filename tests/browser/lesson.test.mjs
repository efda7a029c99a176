// The lesson and its workbench in step: read from top to bottom, every link followed, every promise found kept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { showsNumber, showsState } from './support/shown-state.mjs';
import { act, field, hasText, linkOptions, radio, settle } from './support/workbench.mjs';

const chromium = await startChromium();
const page = await chromium.openShared({ viewport: { width: 1440, height: 900 } });

const followAgain = page.getByRole('button', { name: 'Follow the lesson again' });
const notes = () => page.messages.filter(({ text }) => text.startsWith('Link:')).map(({ text }) => text);
const fragment = () => page.evaluate(() => location.hash);

/** Runs in the page: the numbers that the workbench shows as well, by the link or the part that they are said with. */
function promisedNumbers() {
  const promised = {};
  for (const number of document.querySelectorAll('#lesson [data-shown]')) {
    const block = number.closest('p, li, td');
    const links = [...block.querySelectorAll('a.set')];
    const isBefore = (link) => link.compareDocumentPosition(number) & Node.DOCUMENT_POSITION_FOLLOWING;
    const link = number.closest('a.set') ?? links.findLast(isBefore) ?? links[0];
    const state = link?.hash ?? number.closest('[data-workbench]').dataset.workbench;
    (promised[state] ??= []).push(number.value);
  }
  return promised;
}

const promised = await page.evaluate(promisedNumbers);

async function keepsPromise(state) {
  await showsState(page, state);
  for (const number of promised[state] ?? []) await showsNumber(page, number);
  assert.deepEqual(notes(), []);
}

/** Turns the wheel over the text until an element has come up to the upper third of the window. */
async function readTo(locator) {
  await page.mouse.move(300, 500);
  for (let turns = 0; turns < 300; ++turns) {
    const top = await locator.evaluate((element) => element.getBoundingClientRect().top / innerHeight);
    if (top < 0.33) return;
    await page.mouse.wheel(0, Math.min(240, Math.ceil((top - 0.3) * 900)));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  assert.fail('the page ends before it');
}

test('read from top to bottom, each part has the workbench in the state that it speaks of', async () => {
  const sections = page.locator('#lesson > section');
  assert.equal(await sections.count(), 13);
  await keepsPromise(await page.locator('#lesson').getAttribute('data-workbench'));
  for (const stop of await page.locator('#lesson [data-workbench]').all()) {
    await readTo(stop);
    const title = await stop.locator('h2, h3').first().textContent();
    const place = await stop.evaluate((element) => {
      const all = [...document.querySelectorAll('#lesson > section')];
      return 1 + all.indexOf(element.closest('#lesson > section'));
    });
    await hasText(page.locator('#guide output'), `${place} of 13`);
    await keepsPromise(await stop.getAttribute('data-workbench')).catch((error) => {
      throw new Error(`${title}: ${error.message}`);
    });
  }
  assert.equal(await fragment(), '', 'the address is the reader’s');
});

test('every link in the text gives the workbench the state that it promises, with the numbers of the text', async () => {
  const links = await page.locator('#lesson a.set').all();
  assert.ok(links.length >= 55, `${links.length} links`);
  for (const link of links) {
    await act(link);
    await keepsPromise(await link.getAttribute('href')).catch(async (error) => {
      throw new Error(`${await link.textContent()}: ${error.message}`);
    });
  }
});

test('every number that the text says the workbench shows was looked for', async () => {
  const states = await page
    .locator('#lesson, #lesson [data-workbench], #lesson a.set')
    .evaluateAll((elements) => elements.map(({ dataset, hash }) => dataset.workbench ?? hash));
  assert.ok(Object.values(promised).flat().length >= 30, 'numbers');
  for (const state of Object.keys(promised)) assert.ok(states.includes(state), state);
});

test('a link in the text holds its state until the next part is reached; then the lesson leads on', async () => {
  await page.goto(chromium.url);
  const how = page.getByRole('heading', { name: 'How it works' });
  await readTo(how);
  await showsState(page, 'panel=table&d=8&t=3');
  const link = page.getByRole('link', { name: 'The last pair at width 512' });
  await act(link);
  await showsState(page, 'panel=table&d=512&column=510');
  await page.mouse.wheel(0, 100);
  await settle(page);
  await showsState(page, 'panel=table&d=512&column=510');
  assert.equal(await followAgain.isVisible(), false);
  await readTo(page.getByRole('heading', { name: 'A worked example' }));
  await showsState(page, 'panel=table&d=4&t=1');
  assert.equal(await fragment(), '', 'no state in the address that is not shown');
  await act(link);
  await showsState(page, 'panel=table&d=512&column=510');
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

test('who does something with the workbench is left alone, until the lesson is followed again', async () => {
  const how = page.getByRole('heading', { name: 'How it works' });
  const example = page.getByRole('heading', { name: 'A worked example' });
  await page.goto(chromium.url);
  await how.evaluate((heading) => heading.scrollIntoView());
  await showsState(page, 'panel=table&d=8&t=3');
  assert.equal(await followAgain.isVisible(), false);
  await act(radio(page, 'Concatenated'));
  await followAgain.waitFor();
  await example.evaluate((heading) => heading.scrollIntoView());
  await hasText(page.locator('#guide output'), '4 of 13');
  await showsState(page, 'panel=table&d=8&t=3');
  await act(followAgain);
  await showsState(page, 'panel=table&d=4&t=1');
  assert.equal(await followAgain.isVisible(), false);
  assert.equal(await fragment(), '');
  await page.goBack();
  await showsState(page, 'panel=table&d=8&t=3&layout=concatenated');
  await followAgain.waitFor();
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
  const link = phone.getByRole('link', { name: 'The weights under a causal mask' });
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
