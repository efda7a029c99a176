// The state that a host keeps: what a learner did, with enough beside it to know whether it still fits.

const version = 1;
const mostCharacters = 4_194_304;

/** `start` is the state that the page began with; `work` has the name of the set and the progress on it, or is null. */
export const stateOf = ({ start, link, work }) => ({ version, start, link, work });

const isText = (value) => typeof value === 'string' && value.length <= mostCharacters;

/** The state, when `data` is one; otherwise a sentence in `problem`. */
export function readState(data) {
  if (typeof data !== 'object' || data === null) return { problem: 'it is no object' };
  if (data.version !== version) return { problem: `its version is ${String(data.version).slice(0, 20)}, not ${version}` };
  const { start, link, work } = data;
  if (!isText(start) || !isText(link)) return { problem: 'its start or link is no text' };
  if (work === null || work === undefined) return { state: stateOf({ start, link, work: null }) };
  if (!isText(work.name) || !isText(work.progress)) return { problem: 'the name or progress of its work is no text' };
  return { state: stateOf({ start, link, work: { name: work.name, progress: work.progress } }) };
}
