// Gives the graphics context back while the workbench is out of view, for a page that may hold many of them: a browser keeps only
// some alive, and takes the oldest away without asking.

const restMilliseconds = 1500;

/** What is on the GPU is built again by whoever listens for webglcontextrestored. `isSpared()` tells that it was given back. */
export function spareContext({ stage, canvas }) {
  const extension = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
  let isInView = true;
  let isSpared = false;
  // It can be restored only once the loss was told.
  let hasHeard = false;
  let timer = 0;

  function spare() {
    isSpared = true;
    hasHeard = false;
    extension.loseContext();
  }

  function restore() {
    if (!isSpared || !isInView || !hasHeard) return;
    isSpared = false;
    extension.restoreContext();
  }

  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1).isIntersecting;
    clearTimeout(timer);
    if (isInView) restore();
    if (!isInView && !isSpared) timer = setTimeout(spare, restMilliseconds);
  });
  observer.observe(stage);
  const lost = () =>
    setTimeout(() => {
      hasHeard = true;
      restore();
    });
  canvas.addEventListener('webglcontextlost', lost);

  return {
    isSpared: () => isSpared,
    remove() {
      clearTimeout(timer);
      observer.disconnect();
      canvas.removeEventListener('webglcontextlost', lost);
    },
  };
}
