// The page around the workbench: narrow screens, no JavaScript, reduced motion, and an end that leaves nothing behind.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium, waitForState } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { holdBack } from './support/gate.mjs';
import {
  act,
  button,
  cell,
  clickAt,
  enter,
  field,
  hasAttribute,
  hasLink,
  hasText,
  settle,
  show,
  tab,
} from './support/workbench.mjs';

const chromium = await startChromium();

test('nothing scrolls sideways on a screen 320 pixels wide', async () => {
  const page = await chromium.open({ viewport: { width: 320, height: 640 }, fragment: 'workbench' });
  for (const detail of ['derivation', 'compare', 'add', 'copy']) {
    await show(page, `d=1024&decimals=15&t=16777216&detail=${detail}&x=1,2,3`);
    const { page: width, window: room } = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    assert.ok(width <= room, `${width} in ${room} with ${detail}`);
    await tab(page, 'Copy').evaluate((element) => element.scrollIntoView());
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('.semantic-tree :is(button, input)')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
        .map((element) => element.ariaLabel ?? element.textContent),
    );
    assert.deepEqual(outside, [], detail);
  }
});

test('the page is whole without JavaScript', async () => {
  const page = await chromium.open({ javaScriptEnabled: false, state: null });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const table = page.getByRole('table', { name: 'The first four positions at width 4' });
  await table.getByRole('cell', { name: '0.8415' }).waitFor();
  await page.locator('noscript p', { hasText: 'needs JavaScript' }).waitFor();
  assert.equal(await page.locator('#theme').isVisible(), false);
  assert.ok((await page.locator('math').count()) > 3);
});

test('with reduced motion everything works', async () => {
  const page = await chromium.open({ reducedMotion: 'reduce' });
  await clickAt(cell(page, 4, 1));
  await hasAttribute(cell(page, 4, 1), 'aria-selected', 'true');
  await act(button(page, 'd = 8'));
  await hasLink(page, { d: 8 });
});

test('a link in the prose brings a workbench out of view into it', async () => {
  const page = await chromium.open({ viewport: { width: 375, height: 700 }, state: null });
  await page.getByRole('link', { name: 'position 1 at width 4' }).click();
  await waitForState(page, 'running');
  await eventually(async () => {
    const top = await page.locator('#workbench').evaluate((section) => section.getBoundingClientRect().top);
    assert.ok(top < 350, `the workbench is at ${top}`);
  });
});

test('a link that was followed before the scripts came is not lost', async () => {
  let held;
  const page = await chromium.open({
    viewport: { width: 375, height: 700 },
    state: null,
    prepare: async (opened) => {
      held = await holdBack(opened, '**/page.js');
    },
  });
  await held.arrived;
  await page.getByRole('link', { name: 'position 1 at width 4' }).click();
  held.open();
  await waitForState(page, 'running');
});

const contextsAlive = (page) =>
  page.evaluate(() => window.observed.contexts.filter((context) => !context.isContextLost()).length);

test('one WebGL context is alive', async () => {
  const page = await chromium.open();
  assert.equal(await contextsAlive(page), 1);
});

const coursePage = `<!DOCTYPE html><html lang="en"><title>Course</title><label>Answer <input></label>
<iframe src="./" width="1100" height="800"></iframe>`;

/** A page of someone else's on the same server. */
function openOwnPage(body) {
  return chromium.open({
    path: 'own.html',
    state: null,
    prepare: (page) => page.route('**/own.html', (route) => route.fulfill({ contentType: 'text/html', body })),
  });
}

test('in a frame of another page a click brings the keys back from a field outside', async () => {
  const page = await openOwnPage(coursePage);
  const inside = page.frameLocator('iframe');
  await inside.locator('#workbench[data-state="running"]').waitFor();
  const gridCell = (position) => inside.locator(`[aria-rowindex="${position + 2}"] [role="gridcell"]`).first();
  for (const position of [0, 2]) {
    await page.getByLabel('Answer').fill('x');
    const { x, y, width, height } = await gridCell(position).boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
    await hasAttribute(gridCell(position), 'aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await hasAttribute(gridCell(position + 1), 'aria-selected', 'true');
  }
  await page.getByLabel('Answer').fill('xy');
  await page.keyboard.press('Backspace');
  assert.equal(await page.getByLabel('Answer').inputValue(), 'x');
});

test('numbers are written and read alike under another language’s settings', async () => {
  const page = await chromium.open({ locale: 'de-DE', timezoneId: 'Europe/Berlin', fragment: 'd=4&t=2' });
  await hasText(cell(page, 2, 1), '−0.4161');
  for (const text of ['2,5', '2.5']) {
    await enter(field(page, 'Base'), text);
    await hasLink(page, { base: 2.5 });
    await enter(field(page, 'Base'), '10000');
    await hasLink(page, { base: undefined });
  }
});

const hostPage = `<!DOCTYPE html><html lang="en"><title>Host</title>
<link rel="stylesheet" href="style.css"><link rel="stylesheet" href="workbench.css">
<section id="workbench" data-state="waiting"><div class="workbench-stage" id="stage"></div><p id="note"></p></section>`;

/** A course page that starts and ends the workbench itself. */
async function openHostPage() {
  const page = await openOwnPage(hostPage);
  await page.waitForLoadState('load');
  await page.evaluate(() => {
    const find = (id) => document.getElementById(id);
    window.startIt = async () => {
      const { startWorkbench } = await import('./workbench.js');
      window.endIt = await startWorkbench({ stage: find('stage'), note: find('note'), section: find('workbench') });
    };
  });
  return page;
}

const listeners = (page) =>
  page.evaluate(() => window.observed.listeners.map(({ target, type }) => `${target} ${type}`).sort());

test('ending the workbench takes canvas, tree and listeners away, and it can be started again', async () => {
  const page = await openHostPage();
  // Modules that are loaded once may keep listeners of their own; they must not grow with each start.
  const counts = [];
  for (let i = 0; i < 3; ++i) {
    await page.evaluate(() => window.startIt());
    await waitForState(page, 'running');
    await settle(page);
    await page.evaluate(() => window.endIt());
    assert.equal(await page.locator('#stage > *').count(), 0);
    assert.equal(await page.locator('#workbench').getAttribute('data-state'), 'waiting');
    counts.push((await listeners(page)).join());
  }
  assert.equal(counts[1], counts[0]);
  assert.equal(counts[2], counts[0]);
  assert.equal(await contextsAlive(page), 0);
  await page.evaluate(() => dispatchEvent(new Event('resize')));
  const pending = await page.evaluate(() => window.observed.pendingFrames);
  assert.equal(pending, 0);
});
