// Finds the workbench's parts by role and name, as people do, and reads the state that it shows.
import assert from 'node:assert/strict';
import { eventually } from './eventually.mjs';

const stage = (page) => page.locator('#stage');

export function control(page, role, name) {
  return stage(page).getByRole(role, { name, exact: true });
}

export const field = (page, name) => control(page, 'spinbutton', name);
export const button = (page, name) => control(page, 'button', name);
export const radio = (page, name) => control(page, 'radio', name);
export const tab = (page, name) => control(page, 'tab', name);
export const table = (page) => control(page, 'grid', 'Encoding table');
export const detail = (page) => control(page, 'tabpanel', 'Encoding table').getByRole('tabpanel');

/** The cell of a position and column, both counted from 0. */
export function cell(page, position, column, grid = table(page)) {
  const row = grid.locator(`[role="row"][aria-rowindex="${position + 2}"]`);
  return row.locator(`[role="gridcell"][aria-colindex="${column + 2}"]`);
}

export const selectedCell = (page) => table(page).locator('[role="gridcell"][aria-selected="true"]');

/** The options in the page's address. */
export const linkOptions = (page) => Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.slice(1)));

/** Waits until the address holds these options; undefined stands for one that is left out. */
export function hasLink(page, expected) {
  return eventually(() => {
    const options = linkOptions(page);
    for (const [name, value] of Object.entries(expected)) {
      assert.equal(options[name], value === undefined ? undefined : String(value), `option ${name} of the link`);
    }
  });
}

export function hasValue(locator, expected) {
  return eventually(async () => assert.equal(await locator.inputValue(), String(expected)));
}

export function hasText(locator, expected) {
  return eventually(async () => {
    const text = (await locator.textContent()) ?? '';
    if (expected instanceof RegExp) assert.match(text, expected);
    else assert.equal(text, expected);
  });
}

/** Waits until this was announced last. */
export const hasSaid = (page, expected) => hasText(page.locator('#stage > [role="status"]'), expected);

export function hasAttribute(locator, name, expected) {
  return eventually(async () => assert.equal(await locator.getAttribute(name), expected, name));
}

export function isFocused(locator) {
  return eventually(async () =>
    assert.ok(
      await locator.evaluate((element) => element === document.activeElement),
      `focus is on ${await locator.page().evaluate(() => document.activeElement.outerHTML.slice(0, 120))}`,
    ),
  );
}

/** Waits until nothing is owed: no frame requested, and the semantic tree has been left alone for a while. */
export function settle(page) {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const quietMilliseconds = 120;
        const patienceMilliseconds = 30_000;
        const start = performance.now();
        let changed = start;
        const observer = new MutationObserver(() => {
          changed = performance.now();
        });
        observer.observe(document.getElementById('stage'), {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        });
        const timer = setInterval(() => {
          if (window.observed.pendingFrames > 0) changed = performance.now();
          const isQuiet = performance.now() - changed >= quietMilliseconds;
          const isOver = performance.now() - start > patienceMilliseconds;
          if (!isQuiet && !isOver) return;
          clearInterval(timer);
          observer.disconnect();
          if (isQuiet) resolve();
          else reject(new Error('The workbench does not come to rest.'));
        }, 20);
      }),
  );
}

/** Gives the workbench the state of a link; whatever the link leaves out is at its default. */
export async function show(page, fragment) {
  await page.evaluate((text) => {
    document.activeElement.blur();
    // Assigning the fragment that is already there would do nothing.
    history.replaceState(null, '', location.pathname);
    location.hash = text;
  }, fragment);
  await settle(page);
}

/** The middle of an element in the window, brought into view first. */
export async function middle(locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  assert.ok(box && box.width > 0 && box.height > 0, 'the element has a place');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Clicks with the mouse where an element stands, whatever is on top there. */
export async function clickAt(locator) {
  const { x, y } = await middle(locator);
  await locator.page().mouse.click(x, y);
}

/** Acts on the element itself, as a screen reader does. */
export function act(locator) {
  return locator.evaluate((element) => element.click());
}

/** Types a value into a field in place of what stands there, and enters it. */
export async function enter(locator, text) {
  await locator.fill(text);
  await locator.press('Enter');
}

/** Clicks where the button is once nothing moves any more. */
export async function press(page, name) {
  await settle(page);
  await clickAt(button(page, name));
}

/** As in private windows and frames of other sites; before the page is loaded. */
export function forbidStorage(page) {
  return page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
}
