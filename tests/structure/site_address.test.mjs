// The site's public address in its page, given as SITE_URL when the site is packed.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { test } from "node:test";
import { readSiteUrl, withSiteUrl } from "../../tools/site-address.mjs";
import { root, textOf } from "./sources.mjs";

const page = textOf("web/index.html");
const linkedData = (html) => JSON.parse(html.match(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/)[1]);

test("with an address the page names it, and its card by a whole address", () => {
  const html = withSiteUrl(page, readSiteUrl("https://example.org/pe/"));
  assert.match(html, /<link rel="canonical" href="https:\/\/example\.org\/pe\/">/);
  assert.match(html, /<meta property="og:url" content="https:\/\/example\.org\/pe\/">/);
  assert.match(html, /<meta property="og:image" content="https:\/\/example\.org\/pe\/card\.png">/);
  const { url, image } = linkedData(html);
  assert.deepEqual({ url, image }, { url: "https://example.org/pe/", image: "https://example.org/pe/card.png" });
});

test("without an address the page names none, and its card by a relative one", () => {
  for (const none of [undefined, ""]) assert.equal(readSiteUrl(none), null);
  assert.doesNotMatch(page, /rel="canonical"|og:url/);
  assert.match(page, /<meta property="og:image" content="card\.png">/);
  const { url, image } = linkedData(page);
  assert.deepEqual({ url, image }, { url: undefined, image: "card.png" });
});

test("an address with signs of HTML and JSON stays inside its attributes and its text", () => {
  const address = readSiteUrl("https://example.org/a&b'\"</script>/");
  const html = withSiteUrl(page, address);
  assert.equal(linkedData(html).url, address);
  assert.ok(html.includes(`<link rel="canonical" href="${address.replaceAll("&", "&amp;")}">`));
  assert.equal(html.split("</script>").length, page.split("</script>").length);
});

const unusable = [
  "example.org/pe/",
  "/pe/",
  "ftp://example.org/pe/",
  "https://example.org/pe",
  "https://example.org/pe/?a=b",
  "https://example.org/pe/#part",
  "https://me:secret@example.org/pe/",
  "no address",
];
for (const text of unusable) {
  test(`${text} is refused as an address`, () => {
    assert.throws(() => readSiteUrl(text), /^Error: SITE_URL is ".*"; it should be the site's folder, such as https:/);
  });
}

test("packing under an unusable address ends with what is wrong, and packs nothing", () => {
  const { status, stdout, stderr } = spawnSync("node", [path.join(root, "tools/pack-site.mjs")], {
    encoding: "utf8",
    env: { ...process.env, SITE_URL: "example.org/pe" },
  });
  assert.equal(status, 1);
  assert.equal(stdout, "");
  assert.match(stderr, /^make site: SITE_URL is "example\.org\/pe"; it should be .*\n$/);
});
