// What the address of embed.html says about the frame itself; the rest of it is the workbench's state.

/** Each option of the frame with the values that it can have; without one the first holds. */
const readers = {
  theme: (value) => (['system', 'light', 'dark'].includes(value) ? value : undefined),
  height: (value) => (value === 'auto' || /^[1-9]\d{2,3}$/.test(value) ? value : undefined),
  host: (value) => (URL.canParse(value) && new URL(value).origin !== 'null' ? new URL(value).origin : undefined),
};
const expected = {
  theme: 'system, light or dark',
  height: 'auto or 100 to 9999 pixels',
  host: 'the address of a site, as https://example.org',
};

/**
 * Takes a fragment without its # apart: `frame` has theme, height ('auto' or pixels) and, where given, host (the origin that
 * may speak with the frame), `state` the rest, `notes` a sentence for each value that was ignored.
 */
export function readEmbedOptions(fragment) {
  const frame = { theme: 'system', height: 'auto' };
  const notes = [];
  const state = fragment.split('&').filter((option) => {
    const [name, value = ''] = option.split(/=(.*)/s);
    if (!Object.hasOwn(readers, name)) return true;
    const taken = readers[name](decode(value));
    if (taken === undefined) notes.push(`${option.slice(0, 60)}: ignored, it can be ${expected[name]}`);
    else frame[name] = taken;
    return false;
  });
  return { frame, state: state.join('&'), notes };
}

function decode(value) {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
