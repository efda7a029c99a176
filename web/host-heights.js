// Tells the page around a frame how high the frame wants to be, in the ways that course systems listen for.

const leastChange = 2;
// A page that gives the frame another width for each height must come to rest: beyond this it only grows.
const mostInSecond = 20;

/**
 * `post(message, origin)` sends to the page around, `tell({ height })` in the workbench's own form. The result's `want(height)`
 * takes a height in CSS pixels, `hear(data)` what that page sent.
 */
export function createHeights({ post, tell }) {
  let told = 0;
  let times = [];
  let speaksH5p = false;

  function tellAll(height) {
    tell({ height });
    // Canvas, Runestone, PreTeXt, Doenet.
    post({ subject: 'lti.frameResize', height }, '*');
    if (speaksH5p) post({ context: 'h5p', action: 'resize', scrollHeight: height }, '*');
  }

  function want(height) {
    const wanted = Math.ceil(height);
    const now = performance.now();
    times = times.filter((time) => now - time < 1000);
    const isRestless = times.length >= mostInSecond;
    if (Math.abs(wanted - told) < leastChange || (isRestless && wanted < told)) return;
    times.push(now);
    told = wanted;
    tellAll(wanted);
  }

  /** H5P's resizer answers a greeting, and listens only then. */
  function hear(data) {
    if (data?.context !== 'h5p' || data.action !== 'hello' || speaksH5p) return;
    speaksH5p = true;
    if (told) post({ context: 'h5p', action: 'resize', scrollHeight: told }, '*');
  }

  post({ context: 'h5p', action: 'hello' }, '*');
  return { want, hear };
}
