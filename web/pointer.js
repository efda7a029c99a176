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

/** Connects the canvas to the module's pointer. */
export function connectPointer({ stage, canvas, module, tree, wake }) {
  const listeners = new AbortController();
  let active = null;
  let finger = false;
  let cancelled = false;

  function place({ clientX, clientY }) {
    const { left, top } = canvas.getBoundingClientRect();
    return [clientX - left, clientY - top];
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
    finger = event.pointerType === 'touch';
    cancelled = false;
    canvas.setPointerCapture(active);
    tree.notePointer(event.pointerType);
    if (!finger && !hasFocus()) canvas.focus({ preventScroll: true });
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
    cancelled = true;
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

  /** A finger on a focused table or word moves that, elsewhere the page. */
  function touchMove(event) {
    if (event.touches.length > 1 || !event.cancelable || !hasFocus()) return;
    if (tree.takesFinger(...place(event.touches[0]))) event.preventDefault();
  }

  /** The node to focus. A finger that is still down may yet swipe, and a swipe must not take the focus. */
  function takePressed() {
    if (finger && active !== null) return 0;
    const pressed = module.takeFocusRequest();
    return cancelled ? 0 : pressed;
  }

  const options = { signal: listeners.signal };
  canvas.addEventListener('pointermove', move, options);
  canvas.addEventListener('pointerdown', down, options);
  canvas.addEventListener('pointerup', up, options);
  canvas.addEventListener('pointercancel', cancel, options);
  canvas.addEventListener('pointerleave', leave, options);
  canvas.addEventListener('wheel', wheel, { ...options, passive: false });
  canvas.addEventListener('touchmove', touchMove, { ...options, passive: false });
  return { takePressed, remove: () => listeners.abort() };
}
