// Goes through the lesson with the reader: which part is read, what comes before and after it, and beside it the
// workbench in the state that the part speaks of, until the reader does something else with it.

import { placesOf } from './quantities.js';
import { hasState, isBeside } from './views.js';

/** What has reached this line, a share of the window's height from its top, is being read. */
const readingLine = 0.36;
// Crossed whenever something reaches the line or goes back below it.
const readingBand = `-${100 * readingLine - 1}% 0px -${100 - 100 * readingLine}% 0px`;

/** Fills `guide`: the parts before and after, and how far the reader has come. */
function createGuide(guide, parts) {
  const [previous, next] = guide.querySelectorAll('a');
  const place = guide.querySelector('output');
  const lead = (link, part) => {
    link.hidden = !part;
    if (!part) return;
    link.href = `#${part.id}`;
    link.setAttribute('aria-label', `${link.dataset.says}: ${part.title}`);
  };
  return (index) => {
    lead(previous, parts[index - 1]);
    lead(next, parts[index + 1]);
    place.textContent = parts[index] ? `${index + 1} of ${parts.length}` : '';
    guide.style.setProperty('--read', parts[index] ? (index + 1) / parts.length : 0);
  };
}

/**
 * `article` holds the parts: sections, each with its heading. What has data-workbench, the article, a part or a story in
 * it, is read with the workbench in that state. A link in the text holds its own state until the next of them is reached.
 * What it gives besides `mark` is for startWorkbench.
 */
export function followLesson({ article, guide, followAgain }) {
  const sections = [...article.querySelectorAll(':scope > section')];
  const parts = sections.map((section) => {
    const heading = section.querySelector('h2');
    return { id: heading.id, title: heading.textContent };
  });
  const showPlace = createGuide(guide, parts);
  const stops = [article, ...article.querySelectorAll('[data-workbench]')];
  let stop = article;
  let shown = '';
  let clicked = '';
  let held;
  let workbench;
  // A link to a state is what its reader came for.
  let following = !hasState(location.hash);

  function update(isAsked = false) {
    followAgain.hidden = following || !isBeside.matches;
    if (!following || !workbench || !isBeside.matches || stop === held) return;
    held = undefined;
    const state = stop.dataset.workbench;
    if (state === shown) return;
    shown = state;
    workbench.show(state, { isAsked });
  }

  function findPlace() {
    const isInView = article.getClientRects().length > 0;
    if (!isInView) return;
    const line = readingLine * innerHeight;
    stop = stops.findLast((one) => one.getBoundingClientRect().top <= line) ?? article;
    showPlace(sections.findIndex((section) => section.contains(stop)));
  }

  function read() {
    findPlace();
    update();
  }

  function readerActed() {
    following = false;
    update();
  }

  const observer = new IntersectionObserver(read, { rootMargin: readingBand });
  for (const one of stops) observer.observe(one);
  isBeside.addEventListener('change', () => update());
  article.addEventListener('click', ({ target }) => {
    clicked = target.closest('a.set')?.hash ?? '';
  });
  followAgain.addEventListener('click', () => {
    following = true;
    shown = '';
    held = undefined;
    update(true);
  });

  return {
    workbenchIsReady(started) {
      workbench = started;
      update();
    },
    /** Marks in the workbench what a symbol stands for; with an empty text, nothing. */
    mark(symbol) {
      workbench?.mark(symbol ? (nodes) => placesOf(symbol, nodes) : undefined);
    },
    readerActed,
    /** The address of the page has a state that the workbench now shows. */
    addressFollowed() {
      if (location.hash !== clicked) return readerActed();
      clicked = '';
      // Who goes to a link and follows it at once may have passed into another part with that.
      findPlace();
      held = stop;
      shown = '';
    },
  };
}
