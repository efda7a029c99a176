// The example host pages of tests/hosts, on an origin and a site of their own.
import { fileURLToPath } from 'node:url';
import { serve } from '../../../tools/serve.mjs';

const root = fileURLToPath(new URL('../../hosts', import.meta.url));

/** Serves them; `address(page, options)` is that of a page with these options in its query. */
export async function serveHosts(headers = {}) {
  const server = await serve({ root, headers });
  // To a browser 127.0.0.1 and localhost are two sites.
  const url = server.url.replace('127.0.0.1', 'localhost');
  const address = (page, options = {}) => `${url}${page}?${new URLSearchParams(options)}`;
  return { address, url, close: server.close };
}

/** What the host page was told: in our own form of that kind, or with that SPLICE subject. */
export function heard(page, kind) {
  return page.evaluate(
    (wanted) =>
      window.heard.map(({ data }) => data).filter((data) => data.kind === wanted || data.subject === wanted),
    kind,
  );
}
