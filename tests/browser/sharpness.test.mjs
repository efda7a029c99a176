// The canvas has exactly as many pixels as the screen gives it, at any zoom and pixel ratio.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { cell, clickAt, hasAttribute, settle, show } from './support/workbench.mjs';

const trueRatio = 1.5;
const chromium = await startChromium();
const page = await chromium.openShared();
const devTools = await page.context().newCDPSession(page);
const scaledChromium = await startChromium({ args: [`--force-device-scale-factor=${trueRatio}`] });
const screen = { width: 1280, height: 900 };

function zoomTo(factor) {
  const width = Math.round(screen.width / factor);
  const height = Math.round(screen.height / factor);
  return devTools.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: factor,
    mobile: false,
  });
}

for (const zoom of [0.5, 0.8, 1.25, 2, 4, 1]) {
  test(`the canvas is sharp, and clicks find their cells, at a browser zoom of ${zoom * 100} %`, async () => {
    await zoomTo(zoom);
    await show(page, 'd=4&t=0');
    const { pixels, wanted, ratio } = await page.locator('#stage canvas').evaluate((canvas) => {
      const { width, height } = canvas.getBoundingClientRect();
      const wanted = [width, height].map((length) => Math.round(length * devicePixelRatio));
      return { pixels: [canvas.width, canvas.height], wanted, ratio: devicePixelRatio };
    });
    assert.equal(Math.fround(ratio), Math.fround(zoom));
    assert.deepEqual(pixels, wanted);
    await clickAt(cell(page, 1, 1));
    await hasAttribute(cell(page, 1, 1), 'aria-selected', 'true');
  });
}

/** Pixels of the canvas, and those that the screen gives it. */
function sizes(page) {
  return page.locator('#stage canvas').evaluate(
    (canvas) =>
      new Promise((resolve) => {
        const observer = new ResizeObserver(([{ devicePixelContentBoxSize }]) => {
          observer.disconnect();
          const [{ inlineSize, blockSize }] = devicePixelContentBoxSize;
          resolve({ pixels: [canvas.width, canvas.height], given: [inlineSize, blockSize] });
        });
        observer.observe(canvas, { box: 'device-pixel-content-box' });
      }),
  );
}

test('the canvas stays sharp while the window is made wider, bit by bit, on a screen of 1.5', async () => {
  const scaled = await scaledChromium.open({ viewport: null, fragment: 'workbench' });
  assert.equal(await scaled.evaluate(() => devicePixelRatio), trueRatio);
  const window = await scaled.context().newCDPSession(scaled);
  const { windowId } = await window.send('Browser.getWindowForTarget');
  const seen = new Set();
  for (let width = 1100; width < 1112; width += 2) {
    await window.send('Browser.setWindowBounds', { windowId, bounds: { width, height: 900 } });
    await eventually(async () => assert.equal(await scaled.evaluate(() => outerWidth), width));
    await settle(scaled);
    const { pixels, given } = await sizes(scaled);
    assert.deepEqual(pixels, given, `window ${width} wide`);
    seen.add(pixels[0]);
  }
  assert.ok(seen.size > 4, `${seen.size} different widths`);
});
