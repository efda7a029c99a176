// One real element for each role of the semantic tree: how it is made, kept in step, and what acting on it does.

const gridKeys = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']);
const zoomKeys = new Set(['+', '-', '=']);
const stepsOfKey = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
const tabMoves = { ArrowRight: 1, ArrowLeft: -1 };

/** Sets the attribute, or removes it where the value is undefined, and touches nothing that is already so. */
function setAttribute(element, name, value) {
  if (value === undefined || value === false) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}

function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

function withRole(tag, role) {
  const element = document.createElement(tag);
  if (role) element.setAttribute('role', role);
  return element;
}

function textInput(className) {
  const input = document.createElement('input');
  input.type = 'text';
  input.className = className;
  input.autocomplete = 'off';
  input.spellcheck = false;
  input.setAttribute('autocapitalize', 'off');
  return input;
}

function pressable(element, id, act) {
  element.addEventListener('click', () => act(id, 'activate', 0, ''));
  return element;
}

/** What the learner typed goes to the module on Enter and on leaving the field. */
function commitWhenDone(input, id, act, nodeOf) {
  const commit = () => {
    if (input.value !== (nodeOf(id)?.value ?? '')) act(id, 'commit', 0, input.value);
  };
  input.addEventListener('change', commit);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) commit();
  });
  return commit;
}

function createNumber({ id }, act, nodeOf) {
  const input = textInput('semantic-field');
  input.setAttribute('role', 'spinbutton');
  input.inputMode = 'decimal';
  const commit = commitWhenDone(input, id, act, nodeOf);
  input.addEventListener('keydown', (event) => {
    const steps = stepsOfKey[event.key];
    if (steps === undefined || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    commit();
    act(id, 'step', steps, '');
  });
  return input;
}

/** Drawn by the canvas, which also takes the pointer; keys and screen readers move it as they move any range. */
function createSlider({ id }, act) {
  const input = document.createElement('input');
  input.type = 'range';
  input.step = 1;
  input.addEventListener('input', () => act(id, 'select', Number(input.value), ''));
  return input;
}

function createTextField({ id }, act) {
  const input = textInput('semantic-field');
  input.addEventListener('input', () => act(id, 'set-text', 0, input.value));
  return input;
}

/** A field of one line or a few that keeps the line ends of what is pasted, as an <input> would not. */
function textArea(id, act, submits) {
  const area = document.createElement('textarea');
  area.className = 'semantic-field semantic-area';
  area.autocomplete = 'off';
  area.addEventListener('input', () => act(id, 'set-text', 0, area.value));
  area.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || !submits(event)) return;
    event.preventDefault();
    act(id, 'set-text', 0, area.value);
    act(id, 'submit', 0, '');
  });
  return area;
}

/** Enter hands the answer in; Shift and Enter begin a new line. */
function createAnswerField({ id }, act) {
  const area = textArea(id, act, (event) => !event.shiftKey && !event.altKey);
  area.rows = 1;
  area.spellcheck = false;
  area.setAttribute('autocapitalize', 'off');
  area.enterKeyHint = 'done';
  return area;
}

/** Enter begins a new line; Control (or Command) and Enter hand the text in. */
function createTextArea({ id }, act) {
  return textArea(id, act, (event) => event.ctrlKey || event.metaKey);
}

function createSelect({ id }, act) {
  const select = document.createElement('select');
  select.className = 'semantic-field semantic-select';
  select.addEventListener('change', () => act(id, 'select', select.selectedIndex, ''));
  return select;
}

function createRadio({ id, parent }, act) {
  const input = document.createElement('input');
  input.type = 'radio';
  input.name = `radio-${parent}`;
  input.addEventListener('change', () => act(id, 'activate', 0, ''));
  return input;
}

function createTab({ id }, act) {
  const tab = pressable(withRole('button', 'tab'), id, act);
  tab.type = 'button';
  tab.addEventListener('keydown', (event) => {
    const move = tabMoves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const tabs = [...tab.parentElement.children];
    const next = tabs.at((tabs.indexOf(tab) + move) % tabs.length);
    next.focus({ preventScroll: true });
    next.click();
  });
  return tab;
}

function createCell({ id }, act, nodeOf) {
  const cell = pressable(withRole('div', 'gridcell'), id, act);
  cell.addEventListener('keydown', (event) => {
    if (event.altKey || event.metaKey) return;
    const grid = nodeOf(nodeOf(id).parent).parent;
    // With Control they zoom the page.
    const zooms = zoomKeys.has(event.key) && !event.ctrlKey && nodeOf(grid).maximum !== undefined;
    if (!zooms && !gridKeys.has(event.key)) return;
    event.preventDefault();
    act(grid, 'key', 0, event.ctrlKey ? `Control+${event.key}` : event.key);
  });
  return cell;
}

function createButton({ id }, act) {
  const button = pressable(document.createElement('button'), id, act);
  button.type = 'button';
  return button;
}

/** Left and Right move the thing among its neighbours; the focus goes along to the place that it takes. */
function createMovable(node, act) {
  const button = createButton(node, act);
  button.addEventListener('keydown', (event) => {
    if (!(event.key in tabMoves) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act(node.id, 'key', 0, event.key);
    const next = event.key === 'ArrowLeft' ? button.previousElementSibling : button.nextElementSibling;
    next?.focus({ preventScroll: true });
  });
  return button;
}

function createToggle({ id }, act) {
  const input = document.createElement('input');
  input.type = 'checkbox';
  input.addEventListener('change', () => act(id, 'activate', 0, ''));
  return input;
}

function createCode() {
  const code = withRole('pre', 'region');
  code.className = 'semantic-code';
  code.tabIndex = 0;
  return code;
}

const makers = {
  group: () => withRole('div', 'group'),
  heading: () => document.createElement('h2'),
  text: () => document.createElement('p'),
  status: () => withRole('p', 'status'),
  button: createButton,
  toggle: createToggle,
  movable: createMovable,
  radio_group: () => withRole('div', 'radiogroup'),
  radio: createRadio,
  number: createNumber,
  slider: createSlider,
  text_field: createTextField,
  answer_field: createAnswerField,
  text_area: createTextArea,
  select: createSelect,
  tab_list: () => withRole('div', 'tablist'),
  tab: createTab,
  tab_panel: () => withRole('div', 'tabpanel'),
  grid: () => withRole('div', 'grid'),
  row: () => withRole('div', 'row'),
  column_header: () => withRole('div', 'columnheader'),
  row_header: () => withRole('div', 'rowheader'),
  cell: createCell,
  code: createCode,
};

const namedByText = new Set(['heading', 'text', 'status', 'button', 'movable', 'tab', 'column_header', 'row_header', 'cell']);

/** `act(id, kind, number, text)` hands on what someone does to the element; `nodeOf(id)` is a node as it is now. */
export function createElementFor(node, act, nodeOf) {
  const element = makers[node.role](node, act, nodeOf);
  element.dataset.node = node.id;
  return element;
}

function describe(element, node) {
  setAttribute(element, 'aria-description', node.description);
  setAttribute(element, 'aria-invalid', node.invalid);
  if ('disabled' in element) element.disabled = node.disabled ?? false;
}

function updateNumber(element, node) {
  setAttribute(element, 'aria-valuenow', node.now);
  setAttribute(element, 'aria-valuemin', node.minimum);
  setAttribute(element, 'aria-valuemax', node.maximum);
}

function updateGridPart(element, node) {
  if (node.role === 'grid') {
    setAttribute(element, 'aria-rowcount', node.row);
    setAttribute(element, 'aria-colcount', node.column);
    return;
  }
  if (node.role === 'row') setAttribute(element, 'aria-rowindex', node.row);
  else setAttribute(element, 'aria-colindex', node.column);
}

/** The limits first: a range keeps its value within those that it has. */
function updateSlider(element, node) {
  setAttribute(element, 'min', node.minimum);
  setAttribute(element, 'max', node.maximum);
  if (Number(element.value) !== node.now) element.value = node.now;
  setAttribute(element, 'aria-valuetext', node.value);
}

/** Options are replaced only when they differ: an open list must not close. */
function updateSelect(element, node) {
  const options = node.options ?? [];
  const same = options.length === element.options.length && options.every((text, i) => element.options[i].text === text);
  if (!same) element.replaceChildren(...options.map((text) => new Option(text)));
  if (element.selectedIndex !== node.now) element.selectedIndex = node.now;
}

const updaters = {
  number: updateNumber,
  slider: updateSlider,
  select: updateSelect,
  radio(element, node) {
    element.checked = node.selected ?? false;
  },
  toggle(element, node) {
    element.checked = node.selected ?? false;
  },
  movable(element, node) {
    setAttribute(element, 'aria-pressed', String(node.selected ?? false));
  },
  tab(element, node) {
    setAttribute(element, 'aria-selected', String(node.selected ?? false));
    element.tabIndex = node.selected ? 0 : -1;
  },
  cell(element, node) {
    updateGridPart(element, node);
    setAttribute(element, 'aria-selected', String(node.selected ?? false));
    element.tabIndex = node.selected ? 0 : -1;
  },
  grid: updateGridPart,
  row: updateGridPart,
  column_header: updateGridPart,
  row_header: updateGridPart,
  code(element, node) {
    setText(element, node.value ?? '');
  },
};

const fieldRoles = new Set(['number', 'text_field', 'answer_field', 'text_area']);

/** Lets a field show the node's text; the caret moves only where the text differs. */
export function showText(element, node) {
  const text = node.value ?? '';
  if (fieldRoles.has(node.role) && element.value !== text) element.value = text;
}

/** Brings the element in step with `node`, but for the text of a field. */
export function updateElement(element, node) {
  if (namedByText.has(node.role)) setText(element, node.name);
  else setAttribute(element, 'aria-label', node.name || undefined);
  describe(element, node);
  updaters[node.role]?.(element, node);
}
