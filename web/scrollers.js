// What is wider than its place scrolls there: then, and only then, keys and screen readers come to it as to a region.

/** Makes each of `elements`, named groups, a region in the Tab order while its content is wider than itself. */
export function watchScrollers(elements) {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const element = target.closest('.scrolls');
      const scrolls = element.scrollWidth > element.clientWidth;
      element.setAttribute('role', scrolls ? 'region' : 'group');
      if (scrolls) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    }
  });
  for (const element of elements) for (const watched of [element, element.firstElementChild]) observer.observe(watched);
}
