// Puts the site's public address into its page: what shares a link or lists it asks for whole addresses.

/** Reads the address of the site's folder; null when there is none. Throws a sentence about one that cannot be used. */
export function readSiteUrl(text) {
  if (!text) return null;
  const problem = new Error(`SITE_URL is "${text}"; it should be the site's folder, such as https://example.org/pe/`);
  let url;
  try {
    url = new URL(text);
  } catch {
    throw problem;
  }
  const isFolder = url.pathname.endsWith("/") && !url.search && !url.hash;
  if (!/^https?:$/.test(url.protocol) || url.username || !isFolder) throw problem;
  return url.href;
}

const escape = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Replaces what must be there exactly once. */
function replaceOne(text, pattern, replacement) {
  if (text.split(pattern).length !== 2) throw new Error(`The page should hold ${pattern} once.`);
  return text.replace(pattern, () => replacement);
}

/** The page `html` with its canonical address and a whole address of its card. */
export function withSiteUrl(html, siteUrl) {
  const image = new URL("card.png", siteUrl).href;
  const card = '<meta property="og:image" content="card.png">';
  const own = `<link rel="canonical" href="${escape(siteUrl)}">\n  <meta property="og:url" content="${escape(siteUrl)}">`;
  const whole = replaceOne(html, card, `${own}\n  ${card.replace("card.png", escape(image))}`);
  // In JSON every "<" may be written as an escape, so that no address ends the script.
  const json = (value) => JSON.stringify(value).replaceAll("<", "\\u003c");
  return replaceOne(whole, '"image": "card.png"', `"url": ${json(siteUrl)},\n      "image": ${json(image)}`);
}
