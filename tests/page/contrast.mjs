// Reads the two colour blocks of style.css and measures WCAG 2 contrast between their colours.

const declaration = /--color-([a-z-]+):\s*([^;]+);/g;

/** The declarations of the first rule whose selector is exactly `selector`, as { name: '#rrggbb' }. */
export function readColours(css, selector) {
  const start = css.indexOf(`\n${selector} {`);
  if (start < 0) throw new Error(`style.css has no rule ${selector}`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...block.matchAll(declaration)].map((match) => [match[1], match[2].trim()]));
}

function linear(channel) {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of '#rrggbb', 0 (black) to 1 (white). */
export function luminance(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two '#rrggbb' colours, 1 to 21. */
export function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
