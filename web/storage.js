// The one place that remembers settings. Storage may be missing, full or forbidden (private windows, frames of other
// sites); then nothing is remembered, and nothing else is lost.

const prefix = 'positional-encoding.';

/** The text remembered under `name`, or null. */
export function readSetting(name) {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/** Remembers `text` under `name`, or forgets the name when `text` is null. */
export function writeSetting(name, text) {
  try {
    if (text === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, text);
  } catch {
    // Not remembered: the setting still holds until the page is left.
  }
}
