// What only the page can do for the workbench: say, copy, save, print, and what else it is given as `acts`.

import { copyText } from './clipboard.js';
import { printSheet } from './print.js';

const sayAfterMilliseconds = 100;

function createLiveRegion(stage) {
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  stage.append(region);
  return region;
}

function download(blob, fileName) {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = fileName;
  anchor.click();
  // The download has its own hold on the data once it has begun; some browsers begin late.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * `drawPicture(now)` draws a frame with everything on the canvas, the host's fields included; `more` are further acts by
 * their kind.
 */
export function createEffects({ stage, canvas, drawPicture, more }) {
  const region = createLiveRegion(stage);
  let timer = 0;

  // The region is emptied first, so that the same sentence is said again when it is true again.
  function say(text) {
    region.textContent = '';
    clearTimeout(timer);
    timer = setTimeout(() => {
      region.textContent = text;
    }, sayAfterMilliseconds);
  }

  function savePicture(fileName) {
    // In one task with the drawing: afterwards the canvas's pixels may be gone.
    drawPicture(performance.now());
    canvas.toBlob((blob) => {
      if (!blob) return say('The picture could not be made.');
      download(blob, fileName);
      say(`Saved ${fileName}.`);
    }, 'image/png');
  }

  const acts = {
    ...more,
    print: ({ text }) => printSheet(text),
    announce: ({ text }) => say(text),
    copy: async ({ text }) => say((await copyText(text, stage)) ? 'Copied.' : 'The browser did not allow copying.'),
    save({ text, fileName, mediaType }) {
      download(new Blob([text], { type: `${mediaType};charset=utf-8` }), fileName);
      say(`Saved ${fileName}.`);
    },
    'save-picture': ({ fileName }) => savePicture(fileName),
  };

  return {
    /** Takes the workbench's list as JSON, or an empty text. */
    carryOut(list) {
      if (list === '') return;
      for (const effect of JSON.parse(list)) acts[effect.kind](effect);
    },
    remove() {
      clearTimeout(timer);
      region.remove();
    },
  };
}
