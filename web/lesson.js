// Goes through the lesson with the reader: which part is read, what comes before and after it, and beside it the
// workbench in the state that the part speaks of, until the reader does something else with it.

import { placesOf } from './quantities.js';
import { isBeside } from './views.js';

/** The part that crosses this band of the window is the one being read. */
const readingBand = '-25% 0px -65% 0px';

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
 * `article` holds the parts: sections, each with its heading, and in data-workbench the state that it is read with.
 * `workbenchIsReady({ show, mark })` and `readerActed()` are for startWorkbench.
 */
export function followLesson({ article, guide, followAgain }) {
  const sections = [...article.querySelectorAll(':scope > section')];
  const parts = sections.map((section) => {
    const heading = section.querySelector('h2');
    return { id: heading.id, title: heading.textContent };
  });
  const showPlace = createGuide(guide, parts);
  // The state of what stands before the first part.
  const opening = article.dataset.workbench;
  let current = -1;
  let shown = '';
  let workbench;
  // A link to a state is what its reader came for.
  let following = !location.hash.includes('=');

  const wanted = () => (current < 0 ? opening : sections[current].dataset.workbench);

  function update() {
    followAgain.hidden = following || !isBeside.matches || !wanted();
    if (!following || !workbench || !isBeside.matches) return;
    const state = wanted();
    if (!state || state === shown) return;
    shown = state;
    workbench.show(state);
  }

  function read(entries) {
    for (const { target, isIntersecting } of entries) target.isRead = isIntersecting;
    const index = sections.findIndex((section) => section.isRead);
    const isBeforeAll = index < 0 && sections[0].getBoundingClientRect().top > 0;
    // Between two parts the one before is still the one being read.
    if (index < 0 && !isBeforeAll) return;
    current = index;
    showPlace(current);
    update();
  }

  const observer = new IntersectionObserver(read, { rootMargin: readingBand });
  for (const section of sections) observer.observe(section);
  isBeside.addEventListener('change', update);
  followAgain.addEventListener('click', () => {
    following = true;
    shown = '';
    update();
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
    readerActed() {
      following = false;
      update();
    },
  };
}
