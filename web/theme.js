// Light or dark: follows the system until the reader chooses, and keeps <html data-theme> at 'light' or 'dark'.

import { readSetting, writeSetting } from './storage.js';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
let choice = rememberedChoice();

function rememberedChoice() {
  const remembered = readSetting('theme');
  return remembered === 'light' || remembered === 'dark' ? remembered : 'system';
}

function currentTheme() {
  if (choice !== 'system') return choice;
  return systemIsDark.matches ? 'dark' : 'light';
}

/** Takes 'system', 'light' or 'dark', applies it and remembers it. */
export function chooseTheme(chosen) {
  writeSetting('theme', chosen === 'system' ? null : chosen);
  takeTheme(chosen);
}

/** Takes 'system', 'light' or 'dark' from the page around this one: applied, not remembered. */
export function takeTheme(given) {
  choice = given;
  applyTheme();
}

/** Shows the switch `fieldset` and lets its radio buttons, valued system, light and dark, choose the theme. */
export function connectThemeSwitch(fieldset) {
  for (const radio of fieldset.querySelectorAll('input')) radio.checked = radio.value === choice;
  fieldset.addEventListener('change', (event) => chooseTheme(event.target.value));
  fieldset.hidden = false;
}

function applyTheme() {
  document.documentElement.dataset.theme = currentTheme();
}

systemIsDark.addEventListener('change', applyTheme);
applyTheme();
