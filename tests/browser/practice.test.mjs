// The practice panel: the lesson's three questions from start to finish, by keyboard alone and on a phone, and all else
// that a learner or teacher does there.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import {
  button,
  clickAt,
  control,
  forbidStorage,
  hasAttribute,
  hasLink,
  hasSaid,
  hasText,
  hasValue,
  isFocused,
  press,
  settle,
  show,
  tab,
} from './support/workbench.mjs';

const chromium = await startChromium();
const page = await chromium.openShared();

const panel = (where = page) => control(where, 'tabpanel', 'Practice');
const answer = (name, where = page) => panel(where).getByRole('textbox', { name, exact: true });
const question = (number, where = page) => panel(where).getByRole('tab', { name: new RegExp(`^${number}, `) });

/** Waits until the panel says this, in any paragraph. */
const says = (text, where = page) =>
  eventually(async () => {
    const all = await panel(where).getByRole('paragraph').allTextContents();
    const found = all.some((line) => (text instanceof RegExp ? text.test(line) : line === text));
    assert.ok(found, `${text} among:\n${all.join('\n')}`);
  });
const said = (text, where = page) => hasSaid(where, text);

const fullAnswer =
  'Attention ignores the order of the tokens: it is a weighted average, so the same three words give the same vectors ' +
  'and both sentences get the same output.';

async function fresh(fragment) {
  // A page behind another draws nothing.
  await page.bringToFront();
  await page.evaluate(() => localStorage.clear());
  // Another seed and back: the work in memory goes, too.
  await show(page, 'panel=practice&seed=77');
  await press(page, 'Clear answers');
  await press(page, 'Yes, clear');
  await settle(page);
  await show(page, fragment);
}

test('the three questions of the lesson are answered from start to finish by keyboard alone', async () => {
  await fresh('panel=waves');
  const keys = page.keyboard;
  await tab(page, 'Waves').focus();
  await keys.press('ArrowRight');
  await isFocused(tab(page, 'Practice'));
  await question(1).waitFor({ state: 'attached' });

  // To the first field with Tab, as people do.
  const reach = async (locator) => {
    // Round the whole page, where what is wanted stands before.
    for (let i = 0; i < 250; ++i) {
      if (await locator.evaluate((element) => element === document.activeElement)) return;
      await keys.press('Tab');
    }
    assert.fail('the keyboard does not get there');
  };
  await reach(answer('PE(0, 0)'));
  await keys.type('0');
  await says('read as 0');
  await keys.press('Tab');
  await isFocused(answer('PE(0, 1)'));
  await keys.type('1');
  await keys.press('Enter');
  await said(/PE\(0, 0\): Right\..*PE\(0, 1\): Right\./);
  await hasText(question(1), /right$/);
  await isFocused(answer('PE(0, 1)'));

  await reach(button(page, 'Next question'));
  await keys.press('Enter');
  await hasLink(page, { question: 'sum' });
  await said(/^Question 2 of 3: /);
  await reach(question(2));
  await reach(answer('x'));
  await keys.type('[1,1; 0,2; 1,9; -0,7]');
  await says(/^read as \[1\.1, 0\.2, 1\.9, [-−]0\.7\]$/);
  await keys.press('Enter');
  await said(/Right\./);

  await reach(button(page, 'Next question'));
  await keys.press('Space');
  await hasLink(page, { question: 'order' });
  await reach(question(3));
  await reach(answer('Your explanation'));
  await keys.type(fullAnswer);
  await keys.press('Control+Enter');
  await said(/Right\./);
  await hasText(question(3), /right$/);
  await says('3 of 3 points');
});

test('on a phone the three questions are answered by touch and typing', async () => {
  const context = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const phone = await chromium.open({ ...context, fragment: 'workbench' });
  await show(phone, 'panel=practice');
  await question(1, phone).waitFor({ state: 'attached' });
  const tap = async (locator) => {
    await settle(phone);
    await locator.scrollIntoViewIfNeeded();
    const box = await locator.boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= 390, 'inside the width of the phone');
    await phone.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  for (const [name, text] of [['PE(0, 0)', '0'], ['PE(0, 1)', '1']]) {
    await tap(answer(name, phone));
    await isFocused(answer(name, phone));
    await phone.keyboard.type(text);
  }
  await tap(button(phone, 'Check'));
  await said(/Right\..*Right\./, phone);
  await tap(button(phone, 'Next question'));
  await tap(answer('x', phone));
  await phone.keyboard.type('1.1 0.2 1.9 -0.7');
  await tap(button(phone, 'Check'));
  await said(/Right\./, phone);
  await tap(button(phone, 'Next question'));
  await tap(answer('Your explanation', phone));
  await phone.keyboard.type(fullAnswer);
  await tap(button(phone, 'Check'));
  await said(/Right\./, phone);
  await says('3 of 3 points', phone);
  assert.equal(await phone.evaluate(() => document.documentElement.scrollWidth), 390, 'nothing is wider than the phone');
});

test('what cannot be read is said after a pause, with its place, and is no attempt', async () => {
  await fresh('panel=practice&question=position-zero&attempts=2');
  await says('2 attempts left');
  await answer('PE(0, 0)').fill('0.5 apples?');
  await says(/^Character 5: /);
  await hasAttribute(answer('PE(0, 0)'), 'aria-invalid', 'true');
  await answer('PE(0, 1)').fill('1');
  await press(page, 'Check');
  await said(/Not understood\..*did not count/);
  await says('2 attempts left');
});

test('a wrong answer gets a reason, and uses an attempt', async () => {
  await fresh('panel=practice&question=sum&attempts=1');
  await answer('x').fill('[0.9, -0.2, 2.1, -1.3]');
  await answer('x').press('Enter');
  await said(/Not right\. .*added or subtracted/);
  await says('No attempts are left for this question.');
  await hasText(question(2), /tried$/);
});

test('entries of a vector are marked one by one', async () => {
  await fresh('panel=practice&question=sum');
  await answer('x').fill('[1.1, 0.2, 2.1, -0.7]');
  await answer('x').press('Enter');
  await says('Entries that are right: first, second, fourth. To look at again: third.');
  await says('0.75 of 3 points');
});

test('hints come in three steps, the solution with the numbers of the question, and options take both away', async () => {
  await fresh('panel=practice&question=sum');
  for (const step of [1, 2, 3]) {
    await press(page, `Hint ${step} of 3`);
    await says(`Hint ${step} of 3`);
  }
  await press(page, 'Solution');
  await says('Worked solution');
  await says(/1\.9/);
  await show(page, 'panel=practice&question=sum&hints=off&solutions=off');
  assert.equal(await panel().getByRole('button', { name: /Hint|Solution/ }).count(), 0);
});

test('another question of the kind keeps the place, with other numbers', async () => {
  await fresh('panel=practice&question=sum');
  const prompts = new Set();
  for (let i = 0; i < 3; ++i) {
    prompts.add((await panel().getByRole('paragraph').allTextContents()).join('\n'));
    await press(page, 'Another like this');
    await settle(page);
  }
  assert.equal(prompts.size, 3);
  await hasLink(page, { question: 'sum' });
});

test('the table opens at the place that the question is about', async () => {
  await fresh('panel=practice&question=position-zero');
  await press(page, 'Show in the table');
  await hasLink(page, { panel: 'table', d: 8, t: 0 });
  await control(page, 'grid', 'Encoding table').waitFor({ state: 'attached' });
  await clickAt(tab(page, 'Practice'));
  await hasLink(page, { panel: 'practice' });
});

test('an explanation shows which idea stands where, and which is missing', async () => {
  await fresh('panel=practice&question=order');
  await answer('Your explanation').fill('Attention ignores word order because it is just a weighted average.');
  await press(page, 'Check');
  await said(/Partly right/);
  await says(/: “.*ignores.*order.*”$/);
  await says(/not found$/);
  await says(/rule/i);
});

test('an explanation in another language is not judged; the model answer and a list to check oneself come instead', async () => {
  await fresh('panel=practice&question=order&attempts=3');
  const german = 'Ohne Positionskodierung weiß der Transformer nicht, in welcher Reihenfolge die Wörter stehen.';
  await answer('Your explanation').fill(german);
  await press(page, 'Check');
  await said(/Not judged/);
  await says('A model answer');
  await says('3 attempts left');
  const checks = panel().getByRole('checkbox');
  assert.ok((await checks.count()) >= 4);
  await clickAt(checks.first());
  await eventually(async () => assert.ok(await checks.first().isChecked()));
});

test('answers survive a reload, and can be cleared', async () => {
  await fresh('panel=practice&question=sum');
  await answer('x').fill('[1.1, 0.2, 1.9, -0.7]');
  await answer('x').press('Enter');
  await said(/Right/);
  await page.reload();
  await hasValue(answer('x'), '[1.1, 0.2, 1.9, -0.7]');
  await hasText(question(2), /right$/);
  await press(page, 'Clear answers');
  await press(page, 'No, keep');
  await hasText(question(2), /right$/);
  await press(page, 'Clear answers');
  await press(page, 'Yes, clear');
  await hasText(question(2), /untried$/);
  await hasValue(answer('x'), '');
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('practice'))), []);
});

test('without storage everything works and nothing is lost on screen', async () => {
  const guest = await chromium.open({
    fragment: 'panel=practice&question=sum',
    prepare: forbidStorage,
  });
  await answer('x', guest).fill('[1.1, 0.2, 1.9, -0.7]');
  await answer('x', guest).press('Enter');
  await hasText(question(2, guest), /right$/);
  await clickAt(question(1, guest));
  await clickAt(question(2, guest));
  await hasValue(answer('x', guest), '[1.1, 0.2, 1.9, -0.7]');
});

test('the answers are saved as a file with question, answer, verdict, reason and time', async () => {
  await fresh('panel=practice&question=sum');
  await answer('x').fill('[0.9, -0.2, 2.1, -1.3]');
  await answer('x').press('Enter');
  await said(/Not right/);
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Save answers')]);
  const html = readFileSync(await download.path(), 'utf8');
  for (const part of ['[0.9, -0.2, 2.1, -1.3]', 'not right', 'added or subtracted', ' UTC', '<math', 'not checked'])
    assert.ok(html.includes(part), part);
});

test('the printed sheet stands in place of the page, and goes again', async () => {
  await fresh('panel=practice&question=sum');
  await page.evaluate(() => {
    window.print = () => {
      window.printed = document.querySelector('.print-sheet').textContent;
      dispatchEvent(new Event('afterprint'));
    };
  });
  await answer('x').fill('<i>no vector</i>');
  await press(page, 'Print answers');
  await eventually(async () => assert.match((await page.evaluate(() => window.printed)) ?? '', /<i>no vector<\/i>/));
  assert.equal(await page.locator('.print-sheet').count(), 0);
});

test('a question set comes by its address, and a bad one is told by line and field', async () => {
  const set = { format: 'pe-questions-1', title: 'My set', questions: [{ id: 'one', kind: 'entry', seed: 5 }] };
  const reader = await chromium.open({ problems: true });
  await reader.route('**/own/good.json', (route) => route.fulfill({ json: set }));
  await reader.route('**/own/bad.json', (route) =>
    route.fulfill({ body: '{\n"format": "pe-questions-1",\n"title": "Bad",\n"questions": [\n{"kind": "entri"}\n]}' }),
  );
  await show(reader, 'panel=practice&questions=own/good.json');
  await control(reader, 'heading', 'My set').waitFor({ state: 'attached' });
  await show(reader, 'panel=practice&questions=own/bad.json');
  await says(/^Line 5, questions\[0\]\.kind: .*entry/, reader);
  await show(reader, 'panel=practice&questions=own/none.json');
  await says(/own\/none\.json could not be fetched\. The host answered 404/, reader);
  await press(reader, 'Questions of the lesson');
  await hasLink(reader, { questions: undefined });
  await question(3, reader).waitFor({ state: 'attached' });
});

test('a question set comes from a file', async () => {
  await fresh('panel=practice');
  const set = '{"format": "pe-questions-1", "title": "From a file", "questions": [{"kind": "row", "count": 2}]}';
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    press(page, 'Open a question file'),
  ]);
  await chooser.setFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(set) });
  await control(page, 'heading', 'From a file').waitFor({ state: 'attached' });
  await question(2).waitFor({ state: 'attached' });
});

test('the order of a shuffled set depends on the seed alone', async () => {
  const order = async (seed) => {
    await show(page, `panel=practice&set=bank&shuffle=on&seed=${seed}`);
    await question(20).waitFor({ state: 'attached' });
    return panel().getByRole('tab').allTextContents();
  };
  const first = await order(5);
  assert.notDeepEqual(await order(6), first);
  assert.deepEqual(await order(5), first);
});

test('choices, several choices and matching are answered by role and name', async () => {
  await fresh('panel=practice&set=bank');
  await question(20).waitFor({ state: 'attached' });
  const count = await panel().getByRole('tab').count();
  const seen = new Set();
  for (let i = 1; i <= count; ++i) {
    await clickAt(question(i));
    await settle(page);
    for (const role of ['radio', 'checkbox', 'combobox']) {
      // The choice of a set below is a radio group, too.
      const part = panel().getByRole('group').or(panel().getByRole('radiogroup', { name: /^Choose/ }));
      const found = part.getByRole(role).first();
      if ((await found.count()) === 0) continue;
      if (role === 'combobox') {
        await found.selectOption({ index: 1 });
        await eventually(async () => assert.equal(await found.evaluate((select) => select.selectedIndex), 1));
      } else {
        await clickAt(found);
        await eventually(async () => assert.ok(await found.isChecked(), `${role} of question ${i}`));
      }
      seen.add(role);
    }
  }
  for (const role of ['radio', 'checkbox', 'combobox']) assert.ok(seen.has(role), [...seen].join());
});

test('nothing is drawn while a half-typed answer rests', async () => {
  await fresh('panel=practice&question=sum');
  await answer('x').fill('[1.1, 0.2, dog');
  await says(/^Character /);
  await settle(page);
  const before = await page.evaluate(() => window.observed.frames);
  await page.waitForTimeout(1500);
  assert.equal(await page.evaluate(() => window.observed.frames), before);
});
