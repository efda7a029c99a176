// The canvas has exactly as many pixels as the screen gives it, at any zoom and pixel ratio.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { cell, clickAt, hasAttribute, settle } from './support/workbench.mjs';

const chromium = await startChromium();
const screen = { width: 1280, height: 900 };

/** Pixels of the canvas, and those that the screen gives it. */
function sizes(page) {
  return page.locator('#stage canvas').evaluate(
    (canvas) =>
      new Promise((resolve) => {
        const observer = new ResizeObserver(([{ devicePixelContentBoxSize }]) => {
          observer.disconnect();
          const [{ inlineSize, blockSize }] = devicePixelContentBoxSize;
          resolve({ drawn: [canvas.width, canvas.height], given: [inlineSize, blockSize] });
        });
        observer.observe(canvas, { box: 'device-pixel-content-box' });
      }),
  );
}

const isSharp = (page) =>
  eventually(async () => {
    const { drawn, given } = await sizes(page);
    assert.deepEqual(drawn, given);
  });

for (const zoom of [0.5, 0.8, 1, 1.25, 1.5, 2, 4]) {
  test(`the canvas is sharp, and clicks find their cells, at a browser zoom of ${zoom * 100} %`, async () => {
    const viewport = { width: Math.round(screen.width / zoom), height: Math.round(screen.height / zoom) };
    const page = await chromium.open({ viewport, deviceScaleFactor: zoom, fragment: 'workbench' });
    await settle(page);
    await isSharp(page);
    await clickAt(cell(page, 1, 1));
    await hasAttribute(cell(page, 1, 1), 'aria-selected', 'true');
  });
}

test('the canvas stays sharp while the window is made wider pixel by pixel', async () => {
  const page = await chromium.open({ deviceScaleFactor: 1.5, viewport: { width: 1100, height: 700 } });
  for (let width = 1100; width < 1112; ++width) {
    await page.setViewportSize({ width, height: 700 });
    await settle(page);
    await isSharp(page);
  }
});
