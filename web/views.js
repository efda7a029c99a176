// On a narrow screen either the text or the workbench is in view, each of them whole; beside each other both are.

/** The workbench stands beside the text: as in style.css. */
export const isBeside = matchMedia('(min-width: 62.5rem) and (min-height: 26rem)');

/** Whether the fragment of an address is a state, as link.js reads it, and no anchor. */
export const hasState = (hash) => hash.includes('=');

const root = document.documentElement;
const leadsToWorkbench = (hash) => hash === '#workbench' || hasState(hash);

// Before the first paint, so that nothing jumps.
root.dataset.view = leadsToWorkbench(location.hash) ? 'workbench' : 'text';

/** Connects the button that changes the view, and the links that set the workbench. */
export function connectViews({ button, section }) {
  let textPlace = 0;

  function show(view) {
    if (root.dataset.view === view) return;
    if (view === 'workbench') textPlace = scrollY;
    root.dataset.view = view;
    if (!isBeside.matches) scrollTo(0, view === 'text' ? textPlace : 0);
  }

  function followed(event) {
    const link = event.target.closest?.('a[href^="#"]');
    if (!link || !leadsToWorkbench(link.hash)) return;
    // After the link was followed, so that Back returns to the place in the text.
    requestAnimationFrame(() => {
      show('workbench');
      const { top, bottom } = section.getBoundingClientRect();
      const isOutOfView = top > innerHeight / 2 || bottom < innerHeight / 2;
      if (isOutOfView) section.scrollIntoView();
    });
  }

  button.addEventListener('click', () => show(root.dataset.view === 'text' ? 'workbench' : 'text'));
  document.addEventListener('click', followed);
  addEventListener('hashchange', () => show(leadsToWorkbench(location.hash) ? 'workbench' : 'text'));
  // A link may have been followed before anybody listened.
  if (leadsToWorkbench(location.hash)) show('workbench');
}
