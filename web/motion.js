// Whether the reader has asked for less motion.

/** `tell(reduced)` hears it at once and whenever it changes; returns what ends that. */
export function watchMotion(tell) {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const changed = () => tell(query.matches);
  changed();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
