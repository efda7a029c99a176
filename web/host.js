// Speaks with the page around this one: gives it results and state, takes settings from it. Two languages: our own messages
// and SPLICE, in which the host keeps score and state (cssplice.org).

import { createHeights } from './host-heights.js';
import { connectMessages, ownMessage, ownMessageIn } from './host-messages.js';
import { readState, stateOf } from './host-state.js';
import { browserMemory } from './supplies.js';

const quietMilliseconds = 400;
const mostWaitMilliseconds = 1000;
const mostLinkCharacters = 65_536;

const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** Where this page is in no other page, there is nobody to speak with. */
export const isFramed = window.parent !== window;

/**
 * `start` is the state that the page begins with, `only` the one origin to speak with, if there is one,
 * `takeTheme(theme)` shows the page in a theme. Of the result, `place` is for startWorkbench, `wantHeight(height)` tells how
 * high the page wants to be, in CSS pixels.
 */
export function connectHost({ start, only, takeTheme }) {
  let workbench;
  let link = start;
  let work = null;
  let timer = 0;
  const asked = newId();
  // What the learner did, and what became of the question for a state.
  let hasActed = false;
  let hasWorked = false;
  let hasRecalled = false;
  let hostRemembers = false;
  let stopWaiting;
  const waited = new Promise((resolve) => (stopWaiting = resolve));
  setTimeout(stopWaiting, mostWaitMilliseconds);

  const messages = connectMessages({ only, hear });
  const heights = createHeights({ post: messages.post, tell: ({ height }) => messages.tell('resize', { height }) });
  const state = () => stateOf({ start, link, work });
  const score = () => (work ? JSON.parse(work.progress).score : undefined);

  /** A score only where there is one: a zero would be a failed try. */
  function report() {
    clearTimeout(timer);
    timer = 0;
    const content = score() === undefined ? {} : { score: score() };
    messages.confide(ownMessage('state', { state: state(), ...content }));
    if (!work) return;
    const activity = location.href.split('#')[0];
    messages.confide({
      subject: 'SPLICE.reportScoreAndState',
      activity_id: activity,
      message_id: newId(),
      ...content,
      state: state(),
    });
  }

  function reportSoon(milliseconds = quietMilliseconds) {
    clearTimeout(timer);
    timer = setTimeout(report, milliseconds);
  }

  const flush = () => timer && report();

  function show(fragment) {
    link = fragment;
    workbench?.show(fragment, { isAsked: false });
  }

  /** A state that the host kept: of another activity in this place, only the work that fits is taken. */
  function restore(data) {
    const { state: kept, problem } = readState(data);
    if (problem) return console.warn(`The state from the page around is ignored: ${problem}.`);
    work = kept.work;
    if (kept.start === start) show(kept.link);
    if (work) workbench?.supply('progress', work.name, work.progress);
  }

  function answeredState({ message_id: id, state: data }) {
    // What comes when the learner has begun would undo it.
    if (id !== asked || hasWorked) return;
    hostRemembers = true;
    work = null;
    if (data !== undefined && data !== null) restore(data);
    if (hasRecalled && !work) workbench.supply('clear', '', '');
    stopWaiting();
  }

  const orders = {
    set({ link: fragment, state: data }) {
      if (data !== undefined) return restore(data);
      if (typeof fragment === 'string' && fragment.length <= mostLinkCharacters) return show(fragment);
      console.warn('The message "set" from the page around is ignored: it has neither link nor state.');
    },
    theme({ theme }) {
      if (['system', 'light', 'dark'].includes(theme)) return takeTheme(theme);
      console.warn('The message "theme" from the page around is ignored: theme can be system, light or dark.');
    },
    check: () => workbench?.supply('check', '', ''),
    reset() {
      workbench?.supply('clear', '', '');
      show(start);
    },
  };

  function hear(data) {
    heights.hear(data);
    if (data?.subject === 'SPLICE.getState.response') return answeredState(data);
    const order = ownMessageIn(data);
    if (order && Object.hasOwn(orders, order.kind)) orders[order.kind](order);
  }

  const memory = {
    async read(name) {
      await waited;
      hasRecalled = true;
      if (work?.name === name) return work.progress;
      const progress = hostRemembers ? null : browserMemory.read(name);
      work = progress && { name, progress };
      return progress;
    },
    write(name, text) {
      hasWorked = true;
      work = text && { name, progress: text };
      if (!hostRemembers) browserMemory.write(name, text);
      reportSoon();
    },
  };

  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  messages.post({ subject: 'SPLICE.getState', message_id: asked }, '*');

  return {
    wantHeight: heights.want,
    place: {
      memory,
      ready(started) {
        workbench = started;
        if (link !== start) show(link);
        messages.tell('ready', { link });
      },
      acted: () => (hasActed = true),
      changed(running) {
        const before = link;
        link = running.link();
        if (hasActed && link !== before) reportSoon();
      },
      answered(outcome) {
        messages.confide(ownMessage('answered', outcome));
        messages.confide({ subject: 'SPLICE.sendEvent', name: 'answered', data: outcome });
        reportSoon(0);
      },
      completed: (totals) => messages.confide(ownMessage('completed', totals)),
    },
  };
}
