// Starts the page: what goes with the text, then the workbench.

import { followLesson } from './lesson.js';
import { connectListings } from './listings.js';
import { watchScrollers } from './scrollers.js';
import { connectSymbols, connectTerms } from './terms.js';
import { connectThemeSwitch } from './theme.js';
import { connectViews } from './views.js';

const section = document.getElementById('workbench');
const stage = document.getElementById('stage');
const note = document.getElementById('workbench-note');

// startWorkbench reports its own failures on the note; what is caught here is a workbench that never arrived.
async function openWorkbench() {
  note.textContent = 'The live table is on its way.';
  try {
    const { startWorkbench } = await import('./workbench.js');
    await startWorkbench({
      stage,
      note,
      section,
      ready: lesson.workbenchIsReady,
      acted: lesson.readerActed,
      addressFollowed: lesson.addressFollowed,
      changed: followTable,
    });
  } catch (error) {
    section.dataset.state = 'failed';
    note.textContent = 'The live table could not start. The lesson and this table read well without it.';
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
