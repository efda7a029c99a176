// Whether the workbench shows what a link or a number of the text promises, by what a reader sees of it.
import assert from 'node:assert/strict';
import { eventually } from './eventually.mjs';
import { control, detail, field, radio, tab } from './workbench.mjs';

const panels = {
  table: 'Encoding table',
  stickers: 'Stickers',
  order: 'Order lab',
  shift: 'Shift lab',
  heatmap: 'Heat map',
  waves: 'Waves',
  practice: 'Practice',
};

const questions = {
  'position-zero': 'Position 0',
  sum: 'Embedding plus position',
  'sum-1': 'Embedding plus position',
  order: 'Who bites whom',
  'vocabulary-1': 'Terms and meanings',
  'vocabulary-term-1': 'Which term is it?',
  'shuffle-1': 'Attention after a shuffle',
  'exponent-and-denominator-1': 'Exponent and denominator',
  'row-1': 'A whole row',
  'same-distance-1': 'The same distance elsewhere',
  'spot-the-slip-1': 'What went wrong here?',
  'methods-1': 'Kinds of positional method',
  'bounded-1': 'What bounded means',
  'spot-the-mistake-1': 'Spot the mistake',
  'find-position-1': 'Which position is this?',
};

const holds = (locator) => async (value) => assert.equal(await locator.inputValue(), value);
const number = (page, name) => holds(field(page, name));
const text = (page, name) => holds(page.locator('#stage').getByRole('textbox', { name }));

/** Of the radio buttons in a group, the one for the value is chosen. */
const chosen = (page, group, names) => async (value) => {
  assert.ok(value in names, `${value} of ${group}`);
  assert.ok(await control(page, 'radiogroup', group).getByRole('radio', { name: names[value], exact: true }).isChecked());
};

/** For each panel and option, what shows a reader that it has a value. */
const evidence = {
  table: {
    d: (page) => number(page, 'Width d'),
    t: (page) => number(page, 'Position t'),
    column: (page) => number(page, 'Column'),
    decimals: (page) => number(page, 'Decimals'),
    other: (page) => number(page, 'Compare with position'),
    x: (page) => text(page, /^Embedding x/),
    layout: (page) =>
      chosen(page, 'Layout', { interleaved: 'Interleaved', concatenated: 'Concatenated', tensor2tensor: 'tensor2tensor' }),
    detail: (page) => async (value) => {
      const names = { derivation: 'Derivation', compare: 'Compare', add: 'Add to x', copy: 'Copy' };
      assert.equal(await detail(page).getAttribute('aria-label'), names[value]);
    },
  },
  stickers: {
    stickers: (page) => chosen(page, 'Stickers', { off: 'Off', on: 'On' }),
    play: (page) => async (value) => {
      const names = { on: 'Pause' };
      assert.ok(value in names, `play=${value}`);
      assert.ok(await control(page, 'button', names[value]).isVisible());
    },
  },
  order: {
    a: (page) => text(page, /^Sentence A/),
    b: (page) => text(page, /^Sentence B/),
    mask: (page) => chosen(page, 'Mask', { off: 'Off', causal: 'Causal' }),
    positions: (page) => chosen(page, 'Positions', { none: 'None', sinusoidal: 'Sinusoidal' }),
    matrix: (page) => chosen(page, 'Matrix', { weights: 'Weights' }),
  },
  shift: {
    d: (page) => number(page, 'Width d'),
    t: (page) => number(page, 'Position t'),
    k: (page) => number(page, 'Shift k'),
    measure: (page) => chosen(page, 'Show', { dot: 'Dot product', distance: 'Distance' }),
  },
  heatmap: { d: (page) => number(page, 'Width d') },
  waves: {
    d: (page) => number(page, 'Width d'),
    t: (page) => number(page, 'Position t'),
    length: (page) => number(page, 'Trained length, 0: none'),
    span: (page) => number(page, 'Positions along the waves'),
    pairs: (page) => text(page, /^Pairs shown/),
  },
  practice: {
    set: (page) => async (value) => {
      const names = { lesson: 'The lesson', bank: 'The whole bank' };
      assert.ok(await radio(page, names[value]).isChecked());
    },
    question: (page) => async (value) => {
      const headings = page.locator('#stage').getByRole('heading');
      assert.ok(value in questions, value);
      assert.ok((await headings.allTextContents()).some((title) => title.replace(/^\d+\. /, '') === questions[value]), value);
    },
  },
};

/** Waits until every option of a link can be seen in the workbench. */
export async function showsState(page, link) {
  const { panel, ...options } = Object.fromEntries(new URLSearchParams(link.replace(/^#/, '')));
  await eventually(async () => assert.equal(await tab(page, panels[panel]).getAttribute('aria-selected'), 'true', panel));
  for (const [option, value] of Object.entries(options)) {
    const see = evidence[panel][option];
    assert.ok(see, `nothing is known to show ${option} of ${panel}`);
    await eventually(async () => {
      await see(page)(value);
    }).catch((error) => {
      throw new Error(`${option}=${value} of ${panel}: ${error.message}`);
    });
  }
}

/** All numbers that the workbench says, as text. */
function saidNumbers(page) {
  return page.locator('#stage').evaluate((stage) => {
    const fields = [...stage.querySelectorAll('input, textarea')].map(({ value }) => value);
    const said = [stage.innerText, ...[...stage.querySelectorAll('*')].map((element) => element.textContent), ...fields].join('\n');
    const plain = said.replace(/−/g, '-').replace(/(?<=\d)[\u202f\u2009\u00a0 ](?=\d{3}\b)/g, '');
    return [...new Set(plain.match(/-?\d+(\.\d+)?/g))];
  });
}

/** Waits until the workbench says a number that reads `value` with as many decimals as it has. */
export function showsNumber(page, value) {
  const places = value.split('.')[1]?.length ?? 0;
  const agrees = (said) => (said.split('.')[1]?.length ?? 0) >= places && Number(said).toFixed(places) === value;
  return eventually(async () => assert.ok((await saidNumbers(page)).some(agrees), `${value} is nowhere to be seen`));
}
