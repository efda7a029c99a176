// Counts, inside the page, what the workbench does: frames, draw calls, listeners, WebGL contexts, calls for focus,
// jumps of the layout, largest paints.

/** Runs in the page before its scripts; what it counts stands in `window.observed`. */
export function observePage() {
  const observed = { frames: 0, pendingFrames: 0, mostPendingFrames: 0, draws: 0 };
  Object.assign(observed, { focusCalls: 0, scrollCalls: 0, sounds: 0, shift: 0 });
  observed.largestPaints = [];
  observed.listeners = [];
  observed.contexts = [];
  window.observed = observed;

  const pending = new Set();
  const note = () => {
    observed.pendingFrames = pending.size;
    observed.mostPendingFrames = Math.max(observed.mostPendingFrames, pending.size);
  };
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    const id = request((now) => {
      pending.delete(id);
      note();
      observed.frames += 1;
      callback(now);
    });
    pending.add(id);
    note();
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    pending.delete(id);
    note();
    cancel(id);
  };

  const graphics = window.WebGL2RenderingContext?.prototype;
  for (const name of ['drawElements', 'drawArrays', 'clear']) {
    const original = graphics?.[name];
    if (!original) continue;
    graphics[name] = function (...values) {
      observed.draws += 1;
      return original.apply(this, values);
    };
  }
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    const context = getContext.call(this, kind, ...rest);
    if (/webgl/.test(kind) && context && !observed.contexts.includes(context)) observed.contexts.push(context);
    return context;
  };

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const nameOf = (target) => (target === window ? 'window' : target === document ? 'document' : '');
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = nameOf(this ?? window);
    if (target && listener) {
      const entry = { target, type, listener };
      observed.listeners.push(entry);
      options?.signal?.addEventListener('abort', () => {
        observed.listeners = observed.listeners.filter((other) => other !== entry);
      });
    }
    return addEventListener.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = nameOf(this ?? window);
    const found = observed.listeners.findIndex(
      (entry) => entry.target === target && entry.type === type && entry.listener === listener,
    );
    if (found >= 0) observed.listeners.splice(found, 1);
    return removeEventListener.call(this ?? window, type, listener, options);
  };

  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (...values) {
    observed.focusCalls += 1;
    return focus.apply(this, values);
  };
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (...values) {
    observed.scrollCalls += 1;
    return scrollIntoView.apply(this, values);
  };
  window.AudioContext = class extends AudioContext {
    constructor(...values) {
      super(...values);
      observed.sounds += 1;
    }
  };

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) observed.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { element } of list.getEntries()) observed.largestPaints.push(element?.textContent ?? '');
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
