// Starts the page: the theme switch, then the workbench, and brings the workbench into view for links that set it.

import { followLesson } from './lesson.js';
import { connectSymbols, connectTerms } from './terms.js';
import { connectThemeSwitch } from './theme.js';

const section = document.getElementById('workbench');
const stage = document.getElementById('stage');
const note = document.getElementById('workbench-note');

function showWorkbenchFor(event) {
  if (!event.target.closest('a.set')) return;
  const { top, bottom } = section.getBoundingClientRect();
  const isOutOfView = top > innerHeight / 2 || bottom < innerHeight / 2;
  // After the link was followed, so that Back returns to the place in the text.
  if (isOutOfView) requestAnimationFrame(() => section.scrollIntoView());
}

// startWorkbench reports its own failures on the note; what is caught here is a workbench that never arrived.
async function openWorkbench() {
  note.textContent = 'The live table is on its way.';
  try {
    const { startWorkbench } = await import('./workbench.js');
    await startWorkbench({ stage, note, section, ready: lesson.workbenchIsReady, acted: lesson.readerActed });
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
connectTerms(article);
connectSymbols(article, lesson.mark);
connectThemeSwitch(document.getElementById('theme'));
document.addEventListener('click', showWorkbenchFor);
openWorkbench();
