// The page's colours for the canvas: read from the same custom properties, whatever set them (theme, forced colours).

const names = [
  'page',
  'panel',
  'sunken',
  'line',
  'control-line',
  'text',
  'muted',
  'accent',
  'on-accent',
  'accent-soft',
  'focus',
  'negative',
  'positive',
  'good',
  'bad',
  'warn',
];

/** All colours as { name, hex }, hex being 0xRRGGBB. */
export function readColors(stage) {
  // A probe resolves system colours too, which the property's text alone would not.
  const probe = document.createElement('span');
  probe.hidden = true;
  // Otherwise forced colours would give every name the colour of text.
  probe.style.forcedColorAdjust = 'none';
  stage.append(probe);
  const colors = names.map((name) => {
    probe.style.color = `var(--color-${name})`;
    const [red, green, blue] = getComputedStyle(probe).color.match(/[\d.]+/g).map(Number);
    return { name, hex: (red << 16) | (green << 8) | blue };
  });
  probe.remove();
  return colors;
}

/** Calls `changed(colors)` after the theme, the system's preference or forced colours change. */
export function watchColors(stage, changed) {
  const read = () => changed(readColors(stage));
  const themeObserver = new MutationObserver(read);
  themeObserver.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-contrast: more)'].map(matchMedia);
  for (const query of queries) query.addEventListener('change', read);
  return () => {
    themeObserver.disconnect();
    for (const query of queries) query.removeEventListener('change', read);
  };
}
