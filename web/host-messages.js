// Messages to and from the page around this one: who may hear what, and what is taken from whom.

const app = 'positional-encoding';
const version = 1;

const originOf = (address) => (URL.canParse(address) ? new URL(address).origin : undefined);

/** The origin of the page around, where the browser tells; 'null' is one that has none. */
function originAround() {
  const told = location.ancestorOrigins?.[0] ?? originOf(document.referrer);
  return told === 'null' ? undefined : told;
}

/**
 * `only` is the one origin that may speak with this page, if there is one; `hear(data)` takes what the page around sent.
 * Of the result, `post(message, origin)` sends to anyone ('*') or to one origin; `tell(kind, content)` in our own form to
 * anyone, `confide(message)` what a learner did: only to an origin that is known, kept until it is.
 */
export function connectMessages({ only, hear }) {
  const host = window.parent;
  let origin = only ?? originAround();
  let kept = [];

  const post = (message, to) => host.postMessage(message, to);
  const sendKept = () => {
    for (const message of kept.splice(0)) post(message, origin);
  };

  function received({ source, origin: from, data }) {
    if (source !== host || (only && from !== only)) return;
    // Who speaks to the frame without a name of its own (a file, a sandbox) can be answered only without one.
    origin ??= from === 'null' ? '*' : from;
    sendKept();
    hear(data);
  }

  addEventListener('message', received);
  return {
    post,
    tell: (kind, content = {}) => post({ app, version, kind, ...content }, '*'),
    confide(message) {
      kept.push(message);
      if (origin) sendKept();
    },
    remove: () => removeEventListener('message', received),
  };
}

/** What we say of what a learner did, for `confide`. */
export const ownMessage = (kind, content) => ({ app, version, kind, ...content });

/** A message in our own form, or nothing. */
export const ownMessageIn = (data) =>
  data?.app === app && data.version === version && typeof data.kind === 'string' ? data : undefined;
