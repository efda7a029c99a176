// Starts the page: what goes with the text, then the workbench.

import { followLesson } from './lesson.js';
import { connectListings } from './listings.js';
import { watchScrollers } from './scrollers.js';
import { connectSymbols, connectTerms } from './terms.js';
import { connectThemeSwitch, takeTheme } from './theme.js';
import { connectViews } from './views.js';

const isFramed = window.parent !== window;
const section = document.getElementById('workbench');
const stage = document.getElementById('stage');
const note = document.getElementById('workbench-note');

/** In a page of someone else, results go to that page, and what is remembered of them may come from it. */
async function hostPlace() {
  if (!isFramed) return {};
  const { connectHost } = await import('./host.js');
  return connectHost({ start: location.hash.slice(1), takeTheme }).place;
}

// startWorkbench reports its own failures on the note; what is caught here is a workbench that never arrived.
async function openWorkbench() {
  note.textContent = 'The workbench is on its way.';
  try {
    const [host, { startWorkbench }] = await Promise.all([hostPlace(), import('./workbench.js')]);
    await startWorkbench({
      stage,
      note,
      section,
      addressFollowed: lesson.addressFollowed,
      ...host,
      ready(workbench) {
        lesson.workbenchIsReady(workbench);
        host.ready?.(workbench);
      },
      acted() {
        lesson.readerActed();
        host.acted?.();
      },
      changed(module) {
        followTable(module);
        host.changed?.(module);
      },
    });
  } catch (error) {
    section.dataset.state = 'failed';
    note.textContent = 'The workbench could not start. The lesson and this table read well without it.';
    console.error(error);
  }
}

const article = document.getElementById('lesson');
const lesson = followLesson({
  article,
  guide: document.getElementById('guide'),
  followAgain: document.getElementById('follow-again'),
});
const followTable = connectListings(article);
connectTerms(article);
connectSymbols(article, lesson.mark);
watchScrollers(document.querySelectorAll('.scrolls'));
connectThemeSwitch(document.getElementById('theme'));
connectViews({ button: document.getElementById('view'), section });
openWorkbench();
