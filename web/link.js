// The workbench's state in the page's link: reload and Back bring it back, links in the prose set it.

const quietMilliseconds = 300;

/** Whether a fragment is a state, and no anchor of the page. */
const hasState = (fragment) => fragment.includes('=');

/** Where a page has its state: after the # of its address, all of it. */
export const pageAddress = { state: () => location.hash.slice(1), isKept: true };

/**
 * `address.state()` is the state that the address asks for; where it `isKept`, `write` puts the present state there when it
 * has changed. `afterRead` is called after a link to a state was followed, `changed` when the state is another than before.
 * Anchors of the page are left alone.
 */
export function connectLink({ module, address: place, afterChange, afterRead, changed }) {
  let timer = 0;
  let known = module.link();
  let told;
  // What the page shows by itself is not the reader's own state.
  let isReaders = true;
  let address = location.hash;

  function read() {
    address = location.hash;
    const fragment = place.state();
    const isAnchor = fragment !== '' && !hasState(fragment);
    if (isAnchor) return;
    clearTimeout(timer);
    timer = 0;
    isReaders = true;
    for (const text of module.setLink(fragment)) console.warn(`Link: ${text}`);
    known = module.link();
    afterChange();
  }

  function followed() {
    read();
    if (hasState(location.hash)) afterRead();
  }

  function replace() {
    timer = 0;
    // A link was followed that is still to be read: it counts.
    if (location.hash !== address) return;
    history.replaceState(history.state, '', `#${known}`);
    address = location.hash;
  }

  function leaveAddress(isAsked) {
    const bare = location.pathname + location.search;
    if (isAsked) history.pushState(null, '', bare);
    else history.replaceState(history.state, '', bare);
    address = location.hash;
  }

  function write() {
    const state = module.link();
    if (state !== told) changed();
    told = state;
    if (state === known) return;
    known = state;
    if (!isReaders || !place.isKept) return;
    clearTimeout(timer);
    // Browsers refuse a hundred changes in half a minute, as a dragged slider makes them.
    timer = setTimeout(replace, quietMilliseconds);
  }

  // Leaving within the quiet time must not lose the last change.
  function flush() {
    clearTimeout(timer);
    if (timer) replace();
  }

  read();
  addEventListener('hashchange', followed);
  addEventListener('pagehide', flush);
  return {
    write,
    /** The reader does something: from now on the state is theirs. */
    take() {
      isReaders = true;
    },
    /**
     * The state of a link that the address does not take over, nor what follows from it. A state that stood there goes,
     * since it is no longer seen; Back brings it back to a reader who asked for the change.
     */
    show(fragment, { isAsked }) {
      flush();
      isReaders = false;
      if (hasState(location.hash)) leaveAddress(isAsked);
      for (const text of module.setLink(fragment)) console.warn(`Link: ${text}`);
      known = module.link();
      afterChange();
    },
    remove() {
      clearTimeout(timer);
      removeEventListener('hashchange', followed);
      removeEventListener('pagehide', flush);
    },
  };
}
