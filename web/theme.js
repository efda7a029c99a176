// Light or dark: follows the system until the reader chooses, and keeps <html data-theme> at 'light' or 'dark'.

import { readSetting, writeSetting } from './storage.js';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const watchers = new Set();
let choice = rememberedChoice();

function rememberedChoice() {
  const remembered = readSetting('theme');
  return remembered === 'light' || remembered === 'dark' ? remembered : 'system';
}

/** The theme in force: 'light' or 'dark'. */
export function currentTheme() {
  if (choice !== 'system') return choice;
  return systemIsDark.matches ? 'dark' : 'light';
}

/** Calls `watcher(theme)` after each change of the theme; returns a function that stops it. */
export function watchTheme(watcher) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Takes 'system', 'light' or 'dark', applies it and remembers it. */
export function chooseTheme(chosen) {
  choice = chosen;
  writeSetting('theme', chosen === 'system' ? null : chosen);
  applyTheme();
}

/** Shows the switch `fieldset` and lets its radio buttons, valued system, light and dark, choose the theme. */
export function connectThemeSwitch(fieldset) {
  for (const radio of fieldset.querySelectorAll('input')) radio.checked = radio.value === choice;
  fieldset.addEventListener('change', (event) => chooseTheme(event.target.value));
  fieldset.hidden = false;
}

function applyTheme() {
  const theme = currentTheme();
  const root = document.documentElement;
  if (root.dataset.theme === theme) return;
  root.dataset.theme = theme;
  for (const watcher of watchers) watcher(theme);
}

systemIsDark.addEventListener('change', applyTheme);
applyTheme();
