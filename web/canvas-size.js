// Keeps the canvas at exactly as many pixels as the screen gives it, at any zoom.

/** The canvas's pixels by its size in CSS pixels. Where it stands between pixels, the screen gives one more or less. */
function pixelsByRatio(canvas) {
  const { width, height } = canvas.getBoundingClientRect();
  return { columns: Math.round(width * devicePixelRatio), rows: Math.round(height * devicePixelRatio) };
}

/** The canvas's pixels as the browser tells them, where it does, and tells the same but for rounding. */
function pixelsOnScreen(canvas, entry) {
  const estimate = pixelsByRatio(canvas);
  const [box] = entry?.devicePixelContentBoxSize ?? [];
  if (!box) return estimate;
  // Emulated screens (developer tools) report CSS pixels here.
  const isSame = Math.abs(box.inlineSize - estimate.columns) <= 1 && Math.abs(box.blockSize - estimate.rows) <= 1;
  return isSame ? { columns: box.inlineSize, rows: box.blockSize } : estimate;
}

function observePixels(observer, canvas) {
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' });
  } catch {
    // Not every browser knows this box.
    observer.observe(canvas);
  }
}

/** Calls `resized({ width, height, scale })` (CSS pixels, device pixels in one of them) now and at each change. */
export function watchSize(canvas, resized) {
  let query = null;

  function fit(entry) {
    const { columns, rows } = pixelsOnScreen(canvas, entry);
    if (columns < 1 || rows < 1) return;
    if (canvas.width !== columns) canvas.width = columns;
    if (canvas.height !== rows) canvas.height = rows;
    const scale = devicePixelRatio;
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

  const observer = new ResizeObserver((entries) => fit(entries.at(-1)));
  observePixels(observer, canvas);
  watchRatio();
  fit();
  return () => {
    observer.disconnect();
    query.removeEventListener('change', ratioChanged);
  };
}
