// Boxes and stickers in the page: the picture is really drawn, the story plays by keyboard and comes to rest.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { button, clickAt, control, hasLink, hasSaid, radio, settle, show } from './support/workbench.mjs';

const chromium = await startChromium();
const page = await chromium.openShared();

const picture = (page) => control(page, 'group', 'Picture of the boxes and the truck');

/** Which part of the picture's pixels have a colour for which `is(red, green, blue)` holds. */
async function shareOf(page, is) {
  await picture(page).scrollIntoViewIfNeeded();
  await settle(page);
  const image = await picture(page).screenshot();
  return page.evaluate(
    async ([base64, text]) => {
      const holds = eval(text);
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      let count = 0;
      for (let i = 0; i < data.length; i += 4) if (holds(data[i], data[i + 1], data[i + 2])) ++count;
      return count / (data.length / 4);
    },
    [image.toString('base64'), String(is)],
  );
}

const isCardboard = (red, green, blue) => red > 120 && red - green > 35 && green - blue > 25;

test('the picture shows boxes of cardboard, more of them with a longer sentence in the same row', async () => {
  const drawing = await chromium.open({ bypassCSP: true });
  await show(drawing, 'panel=stickers');
  const three = await shareOf(drawing, isCardboard);
  assert.ok(three > 0.03, `${three} of the picture is cardboard`);
  await show(drawing, 'panel=stickers&time=12');
  const driving = await shareOf(drawing, isCardboard);
  assert.ok(driving < three, `${driving} while the truck's walls hide them`);
});

test('the story is played by keyboard, tells its steps, and comes to rest at its end', async () => {
  await show(page, 'panel=stickers&stickers=on&speed=2');
  await button(page, 'Play').focus();
  await page.keyboard.press('Enter');
  await hasSaid(page, /^Step 2 of 10: Stickers go on/);
  // A machine without graphics hardware takes minutes for all of it: here the rest of it.
  await show(page, 'panel=stickers&stickers=on&speed=2&time=16');
  await button(page, 'Play').focus();
  await page.keyboard.press('Enter');
  await hasSaid(page, /Read back: dog bites man\.$/);
  await button(page, 'Play').waitFor({ state: 'attached' });
  await settle(page);
  const before = await page.evaluate(() => window.observed.frames);
  await page.waitForTimeout(1000);
  assert.equal(await page.evaluate(() => window.observed.frames), before);
});

test('a click on a box opens it, and its slot is marked', async () => {
  await show(page, 'panel=stickers&words=a%20b%20c%20d%20e');
  await picture(page).scrollIntoViewIfNeeded();
  const box = await picture(page).boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.74);
  await hasLink(page, { box: 2 });
  await eventually(async () => assert.ok(await radio(page, '2').isChecked()));
});

test('who wants less motion gets still steps and no Play', async () => {
  const still = await chromium.open({ reducedMotion: 'reduce', fragment: 'panel=stickers&play=on' });
  await settle(still);
  assert.equal(await button(still, 'Play').count(), 0);
  await clickAt(button(still, 'Next'));
  await clickAt(button(still, 'Next'));
  await control(still, 'heading', 'Step 2 of 8: Lids close').waitFor({ state: 'attached' });
  await hasLink(still, { play: undefined });
});
