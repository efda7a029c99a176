// embed.html in a page of someone else: what it shows, what it tells, what it takes, and how it behaves as a guest.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { heard, serveHosts } from './support/hosts.mjs';
import { forbidStorage } from './support/workbench.mjs';

const chromium = await startChromium();
const hosts = await serveHosts();
after(() => hosts.close());

const activityAt = (fragment) => `${chromium.url}embed.html#${fragment}`;
const frameOf = (page) => page.frameLocator('#activity');
const inFrame = (page, role, name) => frameOf(page).locator('#stage').getByRole(role, { name, exact: true });

/** A host page with the panel in that state, once it runs. */
async function openHost(fragment, { options = {}, page = 'plain.html', ...more } = {}) {
  const host = await chromium.open({
    url: hosts.address(page, { activity: activityAt(fragment), ...options }),
    state: null,
    ...more,
  });
  await frameOf(host).locator('#workbench[data-state="running"]').waitFor();
  return host;
}

const told = (page, kind, count = 1) =>
  eventually(async () => {
    const messages = await heard(page, kind);
    assert.equal(messages.length, count, `${kind}: ${JSON.stringify(messages)}`);
    return messages;
  });

async function answerSum(page, text = '[1.1, 0.2, 1.9, -0.7]') {
  const field = inFrame(page, 'textbox', 'x');
  await field.fill(text);
  await field.press('Enter');
}

/** What `read` gives, once it gives the same twice. */
async function settled(read) {
  let last = await read();
  return eventually(async () => {
    const before = last;
    last = await read();
    assert.ok(last === before, 'it comes to rest');
    return last;
  });
}

const practice = 'panel=practice&question=sum';

test('a panel says that it is ready, and which state it shows', async () => {
  const page = await openHost('panel=table&d=8');
  const [ready] = await told(page, 'ready');
  assert.equal(ready.app, 'positional-encoding');
  assert.equal(ready.version, 1);
  assert.match(ready.link, /panel=table&d=8/);
  await inFrame(page, 'grid', 'Encoding table').waitFor({ state: 'attached' });
});

test('a frame grows to what it shows, and nothing scrolls inside', async () => {
  const page = await openHost('panel=practice&set=lesson');
  await frameOf(page).getByText('0 of 3 points').waitFor({ state: 'attached' });
  const scrolls = () =>
    frameOf(page).locator(':root').evaluate((root) => root.scrollHeight - root.clientHeight);
  await eventually(async () => assert.equal(await scrolls(), 0));
  const height = Number(await page.locator('#activity').getAttribute('height'));
  assert.ok(height > 500, `grown to ${height}`);
  const gap = await frameOf(page).locator('#foot').evaluate((foot) => innerHeight - foot.getBoundingClientRect().bottom);
  assert.ok(Math.abs(gap) <= 1, `the foot ends ${gap} px above the frame's end`);
});

test('a frame of a fixed height says so once, and scrolls inside', async () => {
  const page = await openHost('panel=practice&height=420');
  await told(page, 'resize');
  assert.equal(await page.locator('#activity').getAttribute('height'), '420');
});

test('an answer is told with its question, verdict, score and attempts, and the score goes to the host', async () => {
  const page = await openHost(practice);
  await answerSum(page, '[1, 2, 3, 4]');
  const [wrong] = await told(page, 'answered');
  assert.equal(wrong.question, 'sum');
  assert.equal(wrong.verdict, 'incorrect');
  assert.equal(wrong.score, 0);
  assert.deepEqual(wrong.answers, ['[1, 2, 3, 4]']);
  await answerSum(page);
  const [, right] = await told(page, 'answered', 2);
  assert.equal(right.verdict, 'correct');
  assert.equal(right.attempts, 2);
  await eventually(async () => {
    const reports = await heard(page, 'SPLICE.reportScoreAndState');
    assert.ok(Math.abs(reports.at(-1).score - 1 / 3) < 1e-9, JSON.stringify(reports.at(-1)));
  });
});

test('before something was checked there is state, and no score', async () => {
  const page = await openHost(practice);
  await inFrame(page, 'textbox', 'x').fill('[1, 2');
  const [report] = await told(page, 'SPLICE.reportScoreAndState');
  assert.ok(!('score' in report), JSON.stringify(report));
  assert.match(report.state.work.progress, /\[1, 2/);
});

test('what the host kept is shown again, and is never reported again', async () => {
  const page = await openHost(practice, { options: { keeps: 'yes' } });
  await answerSum(page);
  await eventually(async () => assert.equal((await page.evaluate(() => window.kept?.work?.progress))?.includes('1.9'), true));
  await page.reload();
  await eventually(async () => assert.equal(await inFrame(page, 'textbox', 'x').inputValue(), '[1.1, 0.2, 1.9, -0.7]'));
  await frameOf(page).getByText('1 of 3 points').waitFor({ state: 'attached' });
  await page.waitForTimeout(1500);
  assert.deepEqual(await heard(page, 'SPLICE.reportScoreAndState'), []);
  assert.deepEqual(await heard(page, 'answered'), []);
});

test('a host that answers late is taken, too, until the learner has begun', async () => {
  const page = await openHost(practice, { options: { keeps: 'yes' } });
  await answerSum(page);
  await eventually(async () => assert.ok(await page.evaluate(() => window.kept?.work)));
  await page.goto(hosts.address('plain.html', { activity: activityAt(practice), keeps: 'yes', late: '2500' }));
  await eventually(async () => assert.equal(await inFrame(page, 'textbox', 'x').inputValue(), '[1.1, 0.2, 1.9, -0.7]'));
});

test('what another activity left in this place is not shown, but for work that fits', async () => {
  const page = await openHost(practice, { options: { keeps: 'yes' } });
  await answerSum(page);
  await eventually(async () => assert.ok(await page.evaluate(() => window.kept?.work)));
  await page.goto(
    hosts.address('plain.html', { activity: activityAt('panel=practice&set=bank&seed=5'), keeps: 'yes' }),
  );
  await frameOf(page).getByText(/^0 of \d\d points$/).waitFor({ state: 'attached' });
});

test('the host sets a state, a theme, checks and resets', async () => {
  const page = await openHost('panel=table');
  const root = frameOf(page).locator(':root');
  const tell = (message) =>
    page.evaluate((content) => window.tell({ app: 'positional-encoding', version: 1, ...content }), message);
  await tell({ kind: 'theme', theme: 'dark' });
  await eventually(async () => assert.equal(await root.getAttribute('data-theme'), 'dark'));
  await tell({ kind: 'set', link: practice });
  await inFrame(page, 'textbox', 'x').fill('[1.1, 0.2, 1.9, -0.7]');
  await told(page, 'SPLICE.reportScoreAndState');
  await tell({ kind: 'check' });
  await told(page, 'answered');
  await tell({ kind: 'reset' });
  await inFrame(page, 'grid', 'Encoding table').waitFor({ state: 'attached' });
  await tell({ kind: 'set', link: practice });
  await frameOf(page).getByText('0 of 3 points').waitFor({ state: 'attached' });
});

test('garbage from the host changes nothing', async () => {
  const page = await openHost('panel=table&d=8');
  const warned = () => page.messages.filter(({ type }) => type === 'error');
  await page.evaluate(() => {
    const own = { app: 'positional-encoding', version: 1 };
    const garbage = [
      null,
      7,
      'text',
      [],
      { kind: 'set', link: 'd=16' },
      { ...own, version: 2, kind: 'set', link: 'd=16' },
      { ...own, kind: 'constructor' },
      { ...own, kind: '__proto__' },
      { ...own, kind: 'set' },
      { ...own, kind: 'set', link: 16 },
      { ...own, kind: 'set', state: 'd=16' },
      { ...own, kind: 'set', state: { version: 2, start: '', link: 'd=16' } },
      { ...own, kind: 'set', state: { version: 1, start: '', link: 'd=16', work: 5 } },
      { ...own, kind: 'theme', theme: 'pink' },
      { subject: 'SPLICE.getState.response', message_id: 'other', state: { version: 1 } },
      { context: 'h5p', action: {} },
    ];
    for (const message of garbage) window.tell(message);
  });
  await page.waitForTimeout(300);
  assert.equal(await inFrame(page, 'spinbutton', 'Width d').inputValue(), '8');
  assert.deepEqual(warned(), []);
});

test('a frame for one host speaks of answers to no other, and does not listen to it', async () => {
  const page = await openHost(`${practice}&host=https://course.example`, { problems: true });
  await answerSum(page);
  await frameOf(page).getByText('1 of 3 points').waitFor({ state: 'attached' });
  await page.evaluate(() => window.tell({ app: 'positional-encoding', version: 1, kind: 'set', link: 'panel=table' }));
  await page.waitForTimeout(900);
  assert.deepEqual(await heard(page, 'answered'), []);
  assert.deepEqual(await heard(page, 'SPLICE.reportScoreAndState'), []);
  await inFrame(page, 'textbox', 'x').waitFor();
});

test("H5P's resizer is told the height once it has answered the greeting", async () => {
  const page = await openHost('panel=table');
  await eventually(async () => {
    const all = await page.evaluate(() => window.heard.map(({ data }) => data));
    assert.ok(all.some(({ context, action }) => context === 'h5p' && action === 'hello'));
    assert.ok(!all.some(({ context, action }) => context === 'h5p' && action === 'resize'));
  });
  await page.evaluate(() => window.tell({ context: 'h5p', action: 'hello' }));
  await eventually(async () => {
    const all = await page.evaluate(() => window.heard.map(({ data }) => data));
    const resize = all.find(({ context, action }) => context === 'h5p' && action === 'resize');
    assert.ok(resize?.scrollHeight > 300);
  });
});

test('a guest takes neither focus nor scroll nor wheel nor keys before it is asked to', async () => {
  const page = await openHost('panel=table', { viewport: { width: 1000, height: 600 } });
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'BODY');
  assert.equal(await page.evaluate(() => scrollY), 0);
  await page.locator('#notes').fill('abc');
  await page.keyboard.press('Backspace');
  assert.equal(await page.locator('#notes').inputValue(), 'ab');
  const box = await page.locator('#activity').boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + 120);
  await page.mouse.wheel(0, 200);
  await eventually(async () => assert.ok((await page.evaluate(() => scrollY)) > 0));
});

test('alone in a window the panel works as well', async () => {
  const page = await chromium.open({ path: 'embed.html', fragment: 'panel=waves&theme=dark' });
  await page.locator('#stage').getByRole('button', { name: 'Past training' }).waitFor();
  assert.equal(await page.locator(':root').getAttribute('data-theme'), 'dark');
  assert.match(await page.getByRole('link', { name: 'Open in the lesson' }).getAttribute('href'), /index\.html#panel=waves/);
});

test('an option of the frame that cannot be taken is named', async () => {
  const page = await chromium.open({ path: 'embed.html', fragment: 'panel=table&theme=pink&height=huge&host=x' });
  const warnings = page.messages.filter(({ type }) => type === 'warning').map(({ text }) => text);
  for (const name of ['theme=pink', 'height=huge', 'host=x']) {
    assert.ok(warnings.some((text) => text.includes(name)), `${name} in ${warnings.join('\n')}`);
  }
});

for (const [width, height] of [[320, 240], [390, 844], [1024, 768]]) {
  test(`a frame of ${width} x ${height} shows the panel without scrolling sideways`, async () => {
    const page = await chromium.open({
      path: 'embed.html',
      fragment: 'panel=practice',
      viewport: { width, height },
    });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `${overflow} px too wide`);
  });
}

test('of many frames on a page only those in view hold a graphics context, and each is back when it is seen again', async () => {
  const count = 20;
  const page = await chromium.open({
    url: hosts.address('many.html', { activity: activityAt('panel=table&height=500'), count }),
    state: null,
  });
  const frame = (number) => page.frameLocator(`iframe[title="Panel ${number}"]`);
  const canvas = (number) => frame(number).locator('canvas');
  const isLost = (number) => canvas(number).evaluate((element) => element.getContext('webgl2').isContextLost());
  const see = async (number) => {
    await page.locator(`iframe[title="Panel ${number}"]`).evaluate((element) => element.scrollIntoView());
    await frame(number).locator('#workbench[data-state="running"]').waitFor();
    await eventually(async () => assert.equal(await isLost(number), false));
  };
  assert.equal(await canvas(count).count(), 0, 'a frame far out of view has not started');
  const picture = async () => {
    const taken = await page.locator('iframe[title="Panel 1"]').screenshot();
    return taken.toString('base64');
  };
  await see(1);
  const before = await settled(picture);
  for (let number = 2; number <= count; ++number) await see(number);
  await eventually(async () => assert.equal(await isLost(1), true, 'the first one has given its context back'));
  assert.equal(await frame(1).locator('#workbench-note').textContent(), '');
  await see(1);
  await eventually(async () => assert.ok((await picture()) === before, 'its picture is there again'));
});

test('a lost context of a frame in view is told, though it may be spared', async () => {
  const page = await openHost('panel=table');
  await frameOf(page).locator('canvas').evaluate((canvas) => {
    canvas.lose = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
    canvas.lose.loseContext();
  });
  await frameOf(page).getByText('The graphics were lost').waitFor();
  await frameOf(page).locator('canvas').evaluate((canvas) => canvas.lose.restoreContext());
  await frameOf(page).getByText('The graphics were lost').waitFor({ state: 'detached' });
});

test('without storage a panel works, and reports all the same', async () => {
  const page = await openHost(practice, { prepare: forbidStorage });
  await answerSum(page);
  await told(page, 'answered');
});
