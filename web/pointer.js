// Mouse, pen and finger on the canvas, as a guest: the wheel and swipes stay the page's until the workbench has focus.

const linePixels = 32;
const rowPixels = 30;
const columnPixels = 84;

/** A wheel's turn in CSS pixels, whatever unit the browser reports. */
function wheelPixels({ deltaX, deltaY, deltaMode, shiftKey }) {
  const unit = { [WheelEvent.DOM_DELTA_LINE]: linePixels, [WheelEvent.DOM_DELTA_PAGE]: innerHeight }[deltaMode] ?? 1;
  // With Shift a plain mouse wheel goes sideways.
  const [x, y] = shiftKey && deltaX === 0 ? [deltaY, 0] : [deltaX, deltaY];
  return [x * unit, y * unit];
}

/** Connects the canvas to the module's pointer; returns what disconnects it. */
export function connectPointer({ stage, canvas, module, tree, wake }) {
  const listeners = new AbortController();
  let active = null;

  function place(event) {
    // Measured from the padding box, which the drawing fills: borders of a host's style do no harm.
    const { left, top } = canvas.getBoundingClientRect();
    return [event.clientX - left - canvas.clientLeft, event.clientY - top - canvas.clientTop];
  }

  const hasFocus = () => stage.contains(document.activeElement);

  function move(event) {
    if (active !== null && event.pointerId !== active) return;
    module.movePointer(...place(event), event.pointerType === 'touch');
    wake();
  }

  function down(event) {
    if (event.button !== 0 || active !== null) return;
    active = event.pointerId;
    canvas.setPointerCapture(active);
    tree.notePointer(event.pointerType);
    if (!hasFocus()) canvas.focus({ preventScroll: true });
    // Otherwise the browser would move the focus away from the node that the press is about to focus.
    event.preventDefault();
    module.movePointer(...place(event), event.pointerType === 'touch');
    module.pressPointer(true);
    wake();
  }

  function up(event) {
    if (event.pointerId !== active) return;
    active = null;
    module.movePointer(...place(event), event.pointerType === 'touch');
    module.pressPointer(false);
    if (event.pointerType === 'touch') module.leavePointer();
    wake();
  }

  /** The browser took the gesture (a scroll, a pinch): nothing was clicked. */
  function cancel(event) {
    if (event.pointerId !== active) return;
    active = null;
    module.leavePointer();
    module.pressPointer(false);
    wake();
  }

  function leave() {
    if (active !== null) return;
    module.leavePointer();
    wake();
  }

  function wheel(event) {
    if (event.ctrlKey || !hasFocus()) return;
    const [x, y] = place(event);
    const [columns, rows] = wheelPixels(event);
    if (!tree.canScroll(x, y, columns, rows)) return;
    event.preventDefault();
    module.movePointer(x, y, false);
    module.turnWheel(columns / columnPixels, rows / rowPixels);
    wake();
  }

  /** A finger on a focused table moves the table, elsewhere the page. */
  function touchMove(event) {
    if (event.touches.length > 1 || !event.cancelable || !hasFocus()) return;
    const { left, top } = canvas.getBoundingClientRect();
    const { clientX, clientY } = event.touches[0];
    if (tree.canScroll(clientX - left, clientY - top)) event.preventDefault();
  }

  const options = { signal: listeners.signal };
  canvas.addEventListener('pointermove', move, options);
  canvas.addEventListener('pointerdown', down, options);
  canvas.addEventListener('pointerup', up, options);
  canvas.addEventListener('pointercancel', cancel, options);
  canvas.addEventListener('pointerleave', leave, options);
  canvas.addEventListener('wheel', wheel, { ...options, passive: false });
  canvas.addEventListener('touchmove', touchMove, { ...options, passive: false });
  return () => listeners.abort();
}
