// Copies text, where the browser allows it.

/** For pages without the clipboard's permission: a selected text and the browser's own command. */
function copyBySelection(text, place) {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.className = 'visually-hidden';
  area.value = text;
  place.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  focused?.focus({ preventScroll: true });
  return copied;
}

/** Whether `text` is on the clipboard; `place` may hold an element for a moment. */
export async function copyText(text, place = document.body) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, place);
  }
}
