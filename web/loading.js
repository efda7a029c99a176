// Loads the compiled workbench, and says in a sentence what kept it from starting.

import { createCodeLoader } from './code-loader.js';

class MissingError extends Error {}

function checkBrowser(canvas) {
  if (typeof WebAssembly !== 'object') throw new MissingError('no WebAssembly');
  // A canvas of its own: a context of the wrong kind would spoil the workbench's.
  const probe = canvas.ownerDocument.createElement('canvas').getContext('webgl2');
  if (!probe) throw new MissingError('no WebGL2');
  probe.getExtension('WEBGL_lose_context')?.loseContext();
}

const code = createCodeLoader((name) => new URL(`./module/${name}.wasm`, import.meta.url));

/** The module's functions, for a canvas that has no context yet. */
export async function loadWorkbenchModule(canvas) {
  checkBrowser(canvas);
  const { default: createModule } = await import('./module/workbench.js');
  return code.start(createModule, { canvas, print: console.log, printErr: console.warn });
}

/**
 * Resolves once the functions of that later code can be called in a module that loadWorkbenchModule gave. Rejects where
 * they could not be loaded (a TypeError where they could not be fetched); calling it again tries again.
 */
export const loadCode = (module, name) => code.load(module, name);

/** What to tell the reader about a failed start; `readOn` is what they can do without it. */
export function failureSentence(error, readOn) {
  const text = String(error?.message ?? error);
  if (/no WebAssembly/.test(text)) return `This browser does not run WebAssembly, which the workbench needs. ${readOn}`;
  if (/no WebGL2/.test(text)) return `This browser gives no WebGL2 graphics, which the workbench needs. ${readOn}`;
  if (/unsafe-eval|Content Security Policy|blocked by CSP|disallowed by embedder/i.test(text)) {
    return `This site's security policy does not allow WebAssembly, which the workbench needs. ${readOn}`;
  }
  if (error instanceof RangeError || /memory/i.test(text)) {
    return `There was not enough memory for the workbench. Closing other tabs and reloading may help. ${readOn}`;
  }
  const damaged = error instanceof WebAssembly.CompileError;
  if (damaged || error instanceof TypeError || /fetch|network|import|load|abort/i.test(text)) {
    return `The workbench could not be fetched: is the network reachable? Reload to try again. ${readOn}`;
  }
  return `The workbench could not start. ${readOn}`;
}
