// Real elements over the canvas, in step with what the panels draw: for assistive technology, keys, and typing.
//
// The module tells what changed; elements are kept, never rebuilt, so that focus and typed text survive. The page's focus
// is the master: the canvas never has keys of its own.

import { createElementFor, showText, updateElement } from './semantic-elements.js';

const leastMillisecondsBetween = 100;
const rovingRoles = new Set(['radio', 'tab', 'cell']);

const isInside = ({ x: left, y: top, width, height }, x, y) =>
  x >= left && x < left + width && y >= top && y < top + height;

function placeRing(ring, { x, y, width, height }) {
  ring.style.transform = `translate(${x - 3}px, ${y - 3}px)`;
  ring.style.width = `${width + 6}px`;
  ring.style.height = `${height + 6}px`;
}

/** `act(id, kind, number, text)` hands an action to the module. */
export function createSemanticTree({ stage, act }) {
  const container = document.createElement('div');
  container.className = 'semantic-tree';
  const ring = document.createElement('div');
  ring.className = 'focus-ring';
  ring.hidden = true;
  const marks = document.createElement('div');
  stage.append(container, ring, marks);

  /** id -> { node, element } */
  const records = new Map();
  /** Texts on their way to the module, by field; and those that a frame has taken, whose answer is not yet shown. */
  const sent = new Map();
  const taken = new Map();
  let lastUpdate = 0;
  let timer = 0;
  let pointerType = 'mouse';
  let findMarked;

  const focusedRecord = () => {
    const focused = document.activeElement;
    return focused && container.contains(focused) ? records.get(Number(focused.dataset.node)) : undefined;
  };

  function parentElement(node) {
    return records.get(node.parent)?.element ?? container;
  }

  function send(id, kind, number, text) {
    if (kind === 'commit' || kind === 'set-text') sent.set(id, text);
    act(id, kind, number, text);
  }

  function takeNodes(nodes) {
    for (const node of nodes) {
      const known = records.get(node.id);
      if (known && known.node.role === node.role) {
        const before = known.node;
        known.node = node;
        updateElement(known.element, node);
        // An answer to earlier letters must not undo later ones.
        if (before.value !== node.value && !sent.has(node.id)) showText(known.element, node);
      } else {
        known?.element.remove();
        const element = createElementFor(node, send, (id) => records.get(id)?.node);
        records.set(node.id, { node, element });
        updateElement(element, node);
        showText(element, node);
      }
    }
  }

  /** A text that was taken as something else, "5" as an even width, is replaced by that. */
  function showAnswers() {
    for (const [id, text] of taken) {
      const record = records.get(id);
      if (record && record.element.value === text && !sent.has(id)) showText(record.element, record.node);
    }
    taken.clear();
  }

  /** A node and all that it lies in. */
  function lineOf(node) {
    return node ? [node.id, ...lineOf(records.get(node.parent)?.node)] : [];
  }

  function dropGone(order) {
    const present = new Set(order);
    for (const [id, { element }] of records) {
      if (present.has(id)) continue;
      element.remove();
      records.delete(id);
    }
  }

  /** Puts elements in drawing order; one that already stands right is not touched, which keeps its focus. */
  function arrange(order) {
    const lastPlaced = new Map();
    for (const id of order) {
      const { node, element } = records.get(id);
      const parent = parentElement(node);
      const before = lastPlaced.get(parent);
      const expected = before ? before.nextSibling : parent.firstChild;
      if (element !== expected) parent.insertBefore(element, expected);
      lastPlaced.set(parent, element);
    }
  }

  /** Positions are relative to the parent's element, since each element positions its children. */
  function place(order) {
    for (const id of order) {
      const { node, element } = records.get(id);
      const origin = records.get(node.parent)?.node ?? { x: 0, y: 0 };
      const { style } = element;
      const left = `${node.x - origin.x}px`;
      const top = `${node.y - origin.y}px`;
      const width = `${node.width}px`;
      const height = `${node.height}px`;
      if (style.left !== left) style.left = left;
      if (style.top !== top) style.top = top;
      if (style.width !== width) style.width = width;
      if (style.height !== height) style.height = height;
    }
  }

  /** One of a group is in the Tab order: the selected one. */
  function selectedIn(role, group) {
    for (const record of records.values()) {
      const { node } = record;
      if (node.selected && node.role === role && groupOf(node) === group) return record;
    }
    return undefined;
  }

  function groupOf(node) {
    return node.role === 'cell' ? records.get(node.parent)?.node.parent : node.parent;
  }

  function showRing() {
    const focused = focusedRecord();
    const visible = focused?.element.matches(':focus-visible') ?? false;
    ring.hidden = !visible;
    if (!visible) return;
    placeRing(ring, focused.node);
  }

  function showMarks() {
    const places = findMarked?.([...records.values()].map(({ node }) => node)) ?? [];
    marks.replaceChildren(
      ...places.map((place) => {
        const frame = document.createElement('div');
        frame.className = 'mark-ring';
        placeRing(frame, place);
        return frame;
      }),
    );
  }

  function patch(change) {
    if (change !== '') rearrange(JSON.parse(change));
    showAnswers();
  }

  function rearrange({ order, nodes }) {
    const focused = focusedRecord();
    const { id, role, selected } = focused?.node ?? {};
    const group = selected && rovingRoles.has(role) ? groupOf(focused.node) : null;
    takeNodes(nodes);
    const isGone = focused && !order.includes(id);
    if (isGone) focused.node = { ...focused.node, selected: false };
    // What holds the focus stays until the focus has moved on: it must never fall to the page in between.
    dropGone(isGone ? [...order, ...lineOf(focused.node)] : order);
    arrange(order);
    place(order);
    // When the selection moves or goes, focus on it goes along.
    if (group !== null && !records.get(id).node.selected) focus(selectedIn(role, group));
    if (isGone) dropGone(order);
    // What held the focus has gone: keep the keys in the workbench.
    if (focused && !container.contains(document.activeElement)) container.focus({ preventScroll: true });
    showRing();
    if (findMarked) showMarks();
  }

  /** First and last place in view among child elements; a selected one out of view has no size. */
  function extentInView(children, place, size) {
    const places = [...children].map((child) => records.get(Number(child.dataset.node)).node).filter((node) => node[size] > 0);
    return places.length < 2 ? [0, 0] : [places[1][place], places.at(-1)[place]];
  }

  function hasMore(grid, element, columns, rows) {
    // One with a zoom: the wheel turns it up and down, and while it is turned up the map can be dragged.
    if (grid.maximum !== undefined) return rows < 0 ? grid.now < grid.maximum : grid.now > grid.minimum;
    const [firstRow, lastRow] = extentInView(element.children, 'row', 'height');
    const [firstColumn, lastColumn] = extentInView(element.firstChild.children, 'column', 'width');
    const vertical = rows < 0 ? firstRow > 2 : lastRow < grid.row;
    const horizontal = columns < 0 ? firstColumn > 2 : lastColumn < grid.column;
    if (rows === 0 && columns === 0) return firstRow > 2 || firstColumn > 2 || vertical || horizontal;
    return Math.abs(rows) >= Math.abs(columns) ? vertical : horizontal;
  }

  function focus(record) {
    record?.element.focus({ preventScroll: true });
  }

  function focusPressed(id, grid) {
    // The press of a cell may have moved the selection, which takes the focus.
    const record = grid ? selectedIn('cell', grid) : records.get(id);
    // A finger on a slider must not raise the keyboard over it.
    const raisesKeyboard = pointerType === 'touch' && record?.element.matches('input[type="text"]');
    focus(raisesKeyboard ? { element: container } : record);
  }

  function escape(event) {
    if (event.key === 'Escape') document.activeElement.blur();
  }

  function follow(take, pressed) {
    clearTimeout(timer);
    const wait = lastUpdate + leastMillisecondsBetween - performance.now();
    if (wait > 0 && pressed === 0) {
      timer = setTimeout(() => follow(take, 0), wait);
      return;
    }
    lastUpdate = performance.now();
    const node = records.get(pressed)?.node;
    const grid = node?.role === 'cell' ? groupOf(node) : undefined;
    patch(take());
    if (pressed !== 0) focusPressed(pressed, grid);
  }

  container.tabIndex = -1;
  container.addEventListener('focusin', showRing);
  container.addEventListener('focusout', showRing);
  stage.addEventListener('keydown', escape);

  return {
    /** Called after each frame: takes the change at most ten times a second, at once where a press waits for focus. */
    update(take, pressed) {
      for (const [id, text] of sent) taken.set(id, text);
      sent.clear();
      follow(take, pressed);
    },
    /** Whether a table at a place on the canvas has more to show in a direction; without one, whether it has more at all. */
    canScroll(x, y, columns = 0, rows = 0) {
      for (const { node, element } of records.values()) {
        if (node.role === 'grid' && isInside(node, x, y)) return hasMore(node, element, columns, rows);
      }
      return false;
    },
    /** Whether a finger at a place on the canvas moves what is there, not the page: a table, or the selected word. */
    takesFinger(x, y) {
      for (const { node } of records.values())
        if (node.role === 'movable' && node.selected && isInside(node, x, y)) return true;
      return this.canScroll(x, y);
    },
    /** Draws a frame around each place that `find(nodes)` gives, now and after each change; without `find`, none. */
    mark(find) {
      findMarked = find;
      showMarks();
    },
    notePointer(type) {
      pointerType = type;
    },
    remove() {
      clearTimeout(timer);
      stage.removeEventListener('keydown', escape);
      container.remove();
      ring.remove();
      marks.remove();
    },
  };
}
