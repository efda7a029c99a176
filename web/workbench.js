// Starts the workbench on its stage: module, canvas, input, semantic tree and link, and ends it again.

import { connectPointer } from './pointer.js';
import { failureSentence, loadWorkbenchModule } from './loading.js';
import { createEffects } from './effects.js';
import { createFrames } from './frames.js';
import { connectLink, pageAddress } from './link.js';
import { browserMemory, createSupplies } from './supplies.js';
import { createSemanticTree } from './semantic-tree.js';
import { spareContext } from './spare-context.js';
import { readColors, watchColors } from './colors.js';
import { watchMotion } from './motion.js';
import { watchSize } from './canvas-size.js';
import { withoutListeners } from './guest.js';

const fontFiles = ['ui-regular', 'ui-semibold', 'mono'];

async function fetchFont(name) {
  const response = await fetch(new URL(`fonts/${name}.ttf`, import.meta.url));
  if (!response.ok) throw new TypeError(`The typeface ${name} could not be fetched (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

function createCanvas(stage) {
  const canvas = document.createElement('canvas');
  canvas.className = 'workbench-canvas';
  canvas.tabIndex = -1;
  // Everything on the canvas is said by the semantic tree beside it.
  canvas.setAttribute('aria-hidden', 'true');
  // A host's style for canvases must not move the picture away from its nodes.
  for (const property of ['border', 'margin', 'padding']) canvas.style.setProperty(property, '0', 'important');
  stage.append(canvas);
  return canvas;
}

/** Gives the graphics context back, too: a browser keeps only a few alive. */
function removeCanvas(canvas) {
  canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  canvas.remove();
}

/** Resolves once the stage is near the window, so that a page with many workbenches starts only those that are seen. */
function whenNear(stage) {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '400px' },
    );
    observer.observe(stage);
  });
}

function showFailure({ section, note, readOn }, error) {
  section.dataset.state = 'failed';
  note.textContent = failureSentence(error, readOn);
  console.error(error);
}

/** What a page need not say, nor be told. */
const usual = {
  readOn: 'The lesson and this table read well without it.',
  address: pageAddress,
  memory: browserMemory,
  sparesContext: false,
  ready() {},
  acted() {},
  addressFollowed() {},
  changed() {},
  resized() {},
  answered() {},
  completed() {},
};

/**
 * Starts the workbench in `stage`; `note` takes a sentence when that fails, `section` carries data-state
 * (waiting, running, failed). `readOn` tells what can be done without it, `address` which state the page's address asks
 * for (link.js), `memory` what was remembered (supplies.js), `sparesContext` whether the graphics context is given back
 * while it is out of view.
 * `ready({ show, mark, supply })` is called once it runs: `show(fragment, { isAsked })` gives it the state of a link, which
 * the reader asked for or not, `mark(find)` draws frames around the places that `find(nodes)` gives, and keeps them in
 * step; without `find`, none; `supply(kind, name, text)` hands it what a page has for it (page_workbench.h).
 * `acted()` is called whenever the reader does something to it, `addressFollowed()` when it has taken a state from a new
 * address, `changed(module)` whenever its state is another, `resized(height)` when it wants another height, in CSS pixels,
 * `answered(outcome)` after each check and `completed(totals)` once a set of questions is finished (questions/outcome.h).
 * Resolves to a function that ends it and removes everything, also after a failure.
 */
export async function startWorkbench(options) {
  const place = { ...usual, ...options };
  const { stage, note, section } = place;
  const cleanups = [];
  const end = () => {
    for (const cleanup of cleanups.splice(0).reverse()) cleanup();
    section.dataset.state = 'waiting';
  };
  try {
    await whenNear(section);
    const canvas = createCanvas(stage);
    cleanups.push(() => removeCanvas(canvas));
    const [module, ...fonts] = await Promise.all([loadWorkbenchModule(canvas), ...fontFiles.map(fetchFont)]);
    // Before the first frame is laid out: it takes the place that the note leaves.
    section.dataset.state = 'running';
    note.textContent = '';
    run({ ...place, canvas, module, fonts, cleanups });
  } catch (error) {
    end();
    showFailure(place, error);
  }
  return end;
}

/** Wires the parts together. Each `connect`, `create` or `watch` gives back what undoes it. */
function run({ stage, canvas, section, note, readOn, sparesContext, module, fonts, cleanups, address, memory, ...told }) {
  const { ready, acted, addressFollowed, changed, resized, answered, completed } = told;
  let ended = false;
  let height;
  // GLFW would listen on the whole window and take Tab and Backspace from every field of the page.
  const started = withoutListeners([window, document, canvas], () => module.start(...fonts));
  if (!started) throw new Error('no WebGL2');
  cleanups.push(() => module.stop());

  for (const { name, hex } of readColors(stage)) module.setColor(name, hex);
  const frames = createFrames({
    stage,
    draw(now) {
      module.frame(now / 1000, false);
      afterFrame();
      return module.secondsToFrame();
    },
  });
  cleanups.push(frames.remove);

  const supply = (...what) => {
    if (ended) return;
    module.supply(...what);
    frames.request();
  };
  cleanups.push(() => (ended = true));
  const effects = createEffects({
    stage,
    canvas,
    drawPicture: (now) => module.frame(now / 1000, true),
    more: {
      ...createSupplies({ module, supply, memory }),
      answered: ({ text }) => answered(JSON.parse(text)),
      completed: ({ text }) => completed(JSON.parse(text)),
    },
  });
  cleanups.push(effects.remove);
  const take = () => {
    link.take();
    acted();
  };
  const act = (...action) => {
    module.act(...action);
    frames.request();
    take();
  };
  const tree = createSemanticTree({ stage, act });
  cleanups.push(tree.remove);
  /** A new state is seen from its top, where the workbench scrolls in its own place. */
  const seeTop = () => (section.scrollTop = 0);
  const afterRead = () => {
    seeTop();
    addressFollowed();
  };
  const link = connectLink({
    module,
    address,
    afterChange: () => frames.request(),
    afterRead,
    changed: () => changed(module),
  });
  cleanups.push(link.remove);
  canvas.addEventListener('pointerdown', take);
  cleanups.push(() => canvas.removeEventListener('pointerdown', take));
  const pointer = connectPointer({ stage, canvas, module, tree, wake: () => frames.request() });
  cleanups.push(pointer.remove);

  function afterFrame() {
    canvas.style.cursor = module.cursor();
    takeHeight(Math.ceil(module.wantedHeight()));
    tree.update(module.takeTree, pointer.takePressed());
    effects.carryOut(module.takeEffects());
    link.write();
  }

  function takeHeight(wanted) {
    if (wanted === height) return;
    height = wanted;
    section.style.setProperty('--workbench-height', `${height}px`);
    resized(height);
  }

  cleanups.push(
    watchSize(canvas, ({ width, height, scale }) => {
      module.setSize(width, height, scale);
      frames.drawNow();
    }),
    watchColors(stage, (colors) => {
      for (const { name, hex } of colors) module.setColor(name, hex);
      frames.request();
    }),
    watchMotion((reduced) => {
      module.setReducedMotion(reduced);
      frames.request();
    }),
    watchContext({ canvas, section, note, readOn, module, frames, isSpared: () => spared?.isSpared() }),
  );
  const spared = sparesContext ? spareContext({ stage, canvas }) : undefined;
  if (spared) cleanups.push(spared.remove);
  const show = (...state) => {
    seeTop();
    link.show(...state);
  };
  ready({ show, mark: tree.mark, supply });
}

/** A lost context is waited for; what was on the GPU is built again, state and picture stay. */
function watchContext({ canvas, module, frames, isSpared, ...place }) {
  const { note } = place;
  const lost = (event) => {
    event.preventDefault();
    module.loseContext();
    frames.pause();
    if (!isSpared()) note.textContent = 'The graphics were lost for a moment; the workbench comes back by itself.';
  };
  const restored = () => {
    if (module.restoreContext()) {
      note.textContent = '';
      frames.resume();
    } else {
      showFailure(place, new Error('no WebGL2'));
    }
  };
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', restored);
  return () => {
    canvas.removeEventListener('webglcontextlost', lost);
    canvas.removeEventListener('webglcontextrestored', restored);
  };
}
