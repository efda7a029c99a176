// Light and dark, forced colours: the page and the canvas change together.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium, waitForState } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { forbidStorage, settle } from './support/workbench.mjs';

const chromium = await startChromium();

const choice = (page, name) => page.getByRole('radio', { name, exact: true }).and(page.locator('[name="theme"]'));
const choose = (page, name) => page.locator('#theme label', { hasText: name }).click();

const isTheme = (page, expected) =>
  eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), expected));

/** The colour of the canvas's top left corner, as seen in the window. */
async function cornerColor(page) {
  await settle(page);
  const { x, y } = await page.locator('#stage canvas').boundingBox();
  const image = await page.screenshot({ clip: { x: x + 2, y: y + 2, width: 4, height: 4 } });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(4, 4).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    return [...context.getImageData(1, 1, 1, 1).data.slice(0, 3)];
  }, image.toString('base64'));
}

const panelColor = (page) =>
  page.evaluate(() => {
    const probe = document.createElement('span');
    probe.style.color = 'var(--color-panel)';
    document.body.append(probe);
    const color = getComputedStyle(probe).color.match(/\d+/g).map(Number);
    probe.remove();
    return color;
  });

async function canvasMatchesPage(page) {
  await eventually(async () => assert.deepEqual(await cornerColor(page), await panelColor(page)));
  return panelColor(page);
}

async function reload(page) {
  await page.reload({ waitUntil: 'commit' });
  await waitForState(page, 'running');
}

test('the theme follows the system, also while the page is open, and the canvas with it', async () => {
  const page = await chromium.open({ colorScheme: 'dark' });
  await isTheme(page, 'dark');
  const dark = await canvasMatchesPage(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await isTheme(page, 'light');
  const light = await canvasMatchesPage(page);
  assert.ok(light[0] > dark[0] + 100, `${light} is lighter than ${dark}`);
});

test('a chosen theme holds against the system and is remembered until the system is chosen again', async () => {
  const page = await chromium.open({ colorScheme: 'light' });
  await choose(page, 'Dark');
  await isTheme(page, 'dark');
  await canvasMatchesPage(page);
  await reload(page);
  await isTheme(page, 'dark');
  assert.equal(await choice(page, 'Dark').isChecked(), true);
  await choose(page, 'System');
  await isTheme(page, 'light');
  await reload(page);
  await isTheme(page, 'light');
  assert.equal(await choice(page, 'System').isChecked(), true);
});

test('storage that throws takes nothing but the remembering', async () => {
  const page = await chromium.open({
    prepare: forbidStorage,
  });
  await choose(page, 'Dark');
  await isTheme(page, 'dark');
  await canvasMatchesPage(page);
});

test('forced colours reach the canvas', async () => {
  const page = await chromium.open({ forcedColors: 'active', colorScheme: 'dark' });
  const system = await page.evaluate(() => {
    const probe = document.createElement('span');
    probe.style.color = 'Canvas';
    document.body.append(probe);
    return getComputedStyle(probe).color.match(/\d+/g).map(Number);
  });
  await eventually(async () => assert.deepEqual(await cornerColor(page), system));
});
