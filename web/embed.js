// Starts embed.html: one panel in the page of someone else, or alone.

import { readEmbedOptions } from './embed-options.js';
import { connectHost, isFramed } from './host.js';
import { connectThemeSwitch, takeTheme } from './theme.js';

const section = document.getElementById('workbench');
const note = document.getElementById('workbench-note');
const foot = document.getElementById('foot');
const lesson = document.getElementById('lesson');
const themeSwitch = document.getElementById('theme');
const readOn = 'The lesson, linked below, reads well without it.';

const read = () => readEmbedOptions(location.hash.slice(1));
const { frame, state: start, notes } = read();
for (const text of notes) console.warn(`Link: ${text}`);

function showTheme(theme) {
  takeTheme(theme);
  for (const radio of themeSwitch.querySelectorAll('input')) radio.checked = radio.value === theme;
}

/** Parts of the frame that the state hides go with it, and the link to the lesson keeps to the panel. */
function followState(link) {
  lesson.hash = link;
  const hidden = (new URLSearchParams(link).get('hide') ?? '').split(',');
  themeSwitch.hidden = hidden.includes('theme');
  lesson.hidden = hidden.includes('link');
  foot.hidden = themeSwitch.hidden && lesson.hidden;
}

const host = isFramed ? connectHost({ start, only: frame.host, takeTheme: showTheme }) : undefined;

/** How high all of it is, when nothing is to scroll. */
function wantHeight(panelHeight) {
  host?.wantHeight(frame.height === 'auto' ? panelHeight + foot.offsetHeight + note.offsetHeight : Number(frame.height));
}

async function openWorkbench() {
  note.textContent = 'The workbench is on its way.';
  try {
    const { startWorkbench } = await import('./workbench.js');
    await startWorkbench({
      stage: document.getElementById('stage'),
      note,
      section,
      readOn,
      sparesContext: isFramed,
      address: { state: () => read().state, isKept: false },
      ...host?.place,
      resized: wantHeight,
      changed(module) {
        followState(module.link());
        host?.place.changed(module);
      },
    });
  } catch (error) {
    section.dataset.state = 'failed';
    note.textContent = `The workbench could not start. ${readOn}`;
    console.error(error);
  }
}

connectThemeSwitch(themeSwitch);
showTheme(frame.theme);
followState(start);
if (frame.height !== 'auto') wantHeight(0);
openWorkbench();
