// Puts the site together in build/site/: web/, fonts, the compiled modules, and the licence notices.
// SITE_URL, where it is set, is the address that the site will have.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { licencePage } from "./licences.mjs";
import { readSiteUrl, withSiteUrl } from "./site-address.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const build = path.join(root, "build");
const bindings = path.join(root, "src", "bindings");
const modules = path.join(build, "web-release", "module");
const unfinished = path.join(build, "unfinished", "site");
const site = path.join(build, "site");

/** A short hash over the compiled modules, for the name of their folder. */
function hashOf(folder) {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(path.join(folder, name)));
  return hash.digest("hex").slice(0, 12);
}

/**
 * The sources say "module/"; the site says "module-<hash>/", so that no cache can pair an old .wasm with a new .js.
 */
function nameModuleFolder(hash) {
  for (const name of readdirSync(unfinished, { recursive: true })) {
    if (!/\.(html|js|mjs)$/.test(name)) continue;
    const file = path.join(unfinished, name);
    const text = readFileSync(file, "utf8");
    const renamed = text.replace(/(["'`](?:\.\.?\/)*)module\//g, `$1module-${hash}/`);
    if (renamed !== text) writeFileSync(file, renamed);
  }
}

/** The sources are written for people; what a page loads has no comments, short local names, and no spare space. */
function minify() {
  const scripts = readdirSync(unfinished, { recursive: true }).filter((name) => /\.(js|css)$/.test(name));
  const files = scripts.map((name) => path.join(unfinished, name));
  execFileSync("esbuild", [
    "--minify",
    "--target=es2022",
    "--log-level=warning",
    "--allow-overwrite",
    `--outdir=${unfinished}`,
    `--outbase=${unfinished}`,
    ...files,
  ]);
}

function siteUrl() {
  try {
    return readSiteUrl(process.env.SITE_URL);
  } catch (error) {
    console.error(`make site: ${error.message}`);
    process.exit(1);
  }
}

/** Writes the address that the site will have into its page. */
function addAddress(url) {
  const page = path.join(unfinished, "index.html");
  writeFileSync(page, withSiteUrl(readFileSync(page, "utf8"), url));
}

const address = siteUrl();
rmSync(unfinished, { recursive: true, force: true });
mkdirSync(unfinished, { recursive: true });

cpSync(path.join(root, "web"), unfinished, { recursive: true });
mkdirSync(path.join(unfinished, "fonts"), { recursive: true });
for (const name of readdirSync(path.join(build, "fonts")).filter((name) => name.endsWith(".ttf"))) {
  cpSync(path.join(build, "fonts", name), path.join(unfinished, "fonts", name));
}
if (existsSync(modules)) {
  const hash = hashOf(modules);
  nameModuleFolder(hash);
  const place = path.join(unfinished, `module-${hash}`);
  cpSync(modules, place, { recursive: true });
  for (const name of readdirSync(bindings).filter((name) => name.endsWith(".d.ts"))) {
    cpSync(path.join(bindings, name), path.join(place, name));
  }
}
minify();
if (address) addAddress(address);
writeFileSync(path.join(unfinished, "licences.html"), licencePage());

rmSync(site, { recursive: true, force: true });
renameSync(unfinished, site);
console.log("The site is in build/site/.");
