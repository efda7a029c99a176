// WebKitGTK starts the workbench, and it can be used there.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { require } from '../../tools/npm/packages.mjs';
import { eventually } from './support/eventually.mjs';
import { labs } from './support/labs.mjs';
import { serveSite, startCore } from './support/site.mjs';
import { startWebKit } from './support/webkit.mjs';

const { By, Key, until } = require('selenium-webdriver');

const patienceMilliseconds = 60_000;
const server = await serveSite();
const core = await startCore();
const { driver, close } = await startWebKit();
after(async () => {
  await close();
  await server.close();
});

const find = (selector) => driver.wait(until.elementLocated(By.css(selector)), patienceMilliseconds, selector);
const rowOf = (position) => `[role="row"][aria-rowindex="${position + 2}"]`;
const cell = (position, column) => find(`${rowOf(position)} [role="gridcell"][aria-colindex="${column + 2}"]`);
const read = (element, expression) => driver.executeScript(`return arguments[0].${expression}`, element);
const written = (position, column, width) =>
  core.fixed(core.encodingRow({ width }, position)[column], 4).replace('-', '−');

function isSelected(position, column) {
  return eventually(async () => {
    const element = await cell(position, column);
    assert.equal(await read(element, 'ariaSelected'), 'true');
    assert.equal(await driver.executeScript('return document.activeElement === arguments[0]', element), true);
  });
}

test('WebKitGTK starts the workbench, and a click, a typed width and the arrow keys act on it', async () => {
  await driver.get(server.url);
  await find('#workbench[data-state="running"]');
  await cell(3, 1);
  assert.equal(await driver.executeScript('return document.activeElement.tagName'), 'BODY');

  const { left, right, top, bottom } = await read(await cell(3, 1), 'getBoundingClientRect().toJSON()');
  const [x, y] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
  await driver.actions().move({ x, y }).click().perform();
  await isSelected(3, 1);
  assert.equal(await read(await cell(3, 1), 'textContent'), written(3, 1, 4));

  await driver.actions().sendKeys(Key.ARROW_DOWN).perform();
  await isSelected(4, 1);
  await driver.actions().sendKeys(Key.ARROW_RIGHT).perform();
  await isSelected(4, 2);
  assert.equal(await read(await cell(4, 2), 'textContent'), written(4, 2, 4));

  const field = await find('[aria-label="Width d"]');
  await driver.executeScript('arguments[0].focus(); arguments[0].select()', field);
  await driver.actions().sendKeys('8', Key.ENTER).perform();
  await find('[role="grid"][aria-colcount="9"]');
  for (const column of [0, 2, 3]) assert.equal(await read(await cell(4, column), 'textContent'), written(4, column, 8));
  await eventually(async () => assert.match(await driver.getCurrentUrl(), /d=8/));
});

for (const { panel, name, control } of labs) {
  test(`WebKitGTK shows the panel ${name}`, async () => {
    await driver.executeScript('location.hash = arguments[0]', `panel=${panel}`);
    await find(`[role="tabpanel"][aria-label="${name}"]`);
    await driver.wait(
      until.elementLocated(By.xpath(`//*[@id="stage"]//button[.="${control}"]`)),
      patienceMilliseconds,
      control,
    );
    await find('#workbench[data-state="running"]');
  });
}
