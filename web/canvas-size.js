// Keeps the canvas at exactly as many pixels as the screen gives its stage, at any zoom.

/** Calls `resized({ width, height, scale })` (CSS pixels, device pixels in one of them) now and at each change. */
export function watchSize(stage, canvas, resized) {
  let query = null;

  function fit() {
    const scale = devicePixelRatio;
    const { width, height } = stage.getBoundingClientRect();
    if (width < 1 || height < 1) return;
    const columns = Math.round(width * scale);
    const rows = Math.round(height * scale);
    if (canvas.width !== columns) canvas.width = columns;
    if (canvas.height !== rows) canvas.height = rows;
    resized({ width: columns / scale, height: rows / scale, scale });
  }

  // The ratio can change without the size in CSS pixels: a window moved to another screen.
  function watchRatio() {
    query?.removeEventListener('change', ratioChanged);
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', ratioChanged);
  }

  function ratioChanged() {
    watchRatio();
    fit();
  }

  const observer = new ResizeObserver(fit);
  observer.observe(stage);
  watchRatio();
  fit();
  return () => {
    observer.disconnect();
    query.removeEventListener('change', ratioChanged);
  };
}
