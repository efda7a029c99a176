// The labs in the page: each stands in a small frame of another page, is reached by keyboard alone, and comes to rest.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { labs } from './support/labs.mjs';
import { control, settle, show, tab } from './support/workbench.mjs';

const chromium = await startChromium();
const page = await chromium.openShared();

const panelOf = (place, name) => control(place, 'tabpanel', name);

/** The nodes of what can be focused in the panel, a table or a group of radio buttons once. */
const focusables = (panel) =>
  panel.evaluate((element) => {
    const inTabOrder = [...element.querySelectorAll('button, input, select, textarea, [tabindex]')].filter(
      (node) => node.tabIndex >= 0 && !node.disabled && (node.type !== 'radio' || node.checked),
    );
    return inTabOrder.map((node) => node.dataset.node);
  });

for (const { panel, name } of labs) {
  test(`${name}: its code is loaded when it is first shown, and its tab is the chosen one`, async () => {
    await show(page, `panel=${panel}`);
    await panelOf(page, name).getByRole('button', { name: 'Reset' }).waitFor();
    assert.equal(await tab(page, name).getAttribute('aria-selected'), 'true');
  });

  test(`${name}: Tab reaches every control, in the order in which they stand`, async () => {
    await show(page, `panel=${panel}`);
    await panelOf(page, name).getByRole('button', { name: 'Reset' }).waitFor();
    await settle(page);
    const expected = await focusables(panelOf(page, name));
    assert.ok(expected.length > 4, `${expected.length} controls`);
    await tab(page, name).focus();
    const reached = [];
    for (let i = 0; i < expected.length; ++i) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement.dataset.node));
    }
    assert.deepEqual(reached, expected);
  });

  test(`${name}: in a frame of 640 x 480 everything has its place`, async () => {
    const host = await chromium.open({
      path: 'host.html',
      state: null,
      prepare: (opened) =>
        opened.route('**/host.html', (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: `<title>A course</title><iframe width="640" height="480" src="./#panel=${panel}"></iframe>`,
          }),
        ),
    });
    const frame = host.frameLocator('iframe');
    await frame.locator('#workbench').evaluate((section) => section.scrollIntoView());
    await panelOf(frame, name).getByRole('button', { name: 'Reset' }).waitFor();
    await eventually(async () => {
      const { width, needed } = await frame
        .locator(':root')
        .evaluate((root) => ({ width: root.clientWidth, needed: root.scrollWidth }));
      assert.ok(needed <= width, `${needed} px needed in ${width}`);
      const places = await panelOf(frame, name).evaluate((element) =>
        [...element.querySelectorAll('button, input')].map((node) => node.getBoundingClientRect().toJSON()),
      );
      for (const { left, right } of places) assert.ok(left >= 0 && right <= width, `from ${left} to ${right}`);
    });
  });
}
