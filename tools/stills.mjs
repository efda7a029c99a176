// Takes from the built site what stands in for the workbench: the lesson's pictures for paper and for pages where no
// workbench runs, and the social card. Usage: node stills.mjs [NAME]... (of the list below, or card; all without)
// -> web/pictures/NAME-light.webp, web/pictures/NAME-dark.webp, web/card.png
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { browseSite } from "./browse.mjs";

const at = (name) => fileURLToPath(new URL(name, import.meta.url));
const folder = at("../web/pictures");
const schemes = ["light", "dark"];

// A picture is cut out around the parts of the panel that it shows, without the controls beside them.
const ordinaryMargin = { top: 12, right: 12, bottom: 12, left: 12 };
const nearlyLossless = ["-near_lossless", "40", "-z", "9"];
const outputs = 'role=group[name="Outputs of A and B"]';
const waves = 'role=group[name="Waves"]';
const stills = {
  order: { link: "panel=order", parts: [outputs] },
  stickers: {
    link: "panel=stickers&stickers=on&time=14",
    parts: ['role=group[name="Picture of the boxes and the truck"]'],
    margin: { top: 0, right: 0, bottom: 0, left: 0 },
    // A lit scene has no sharp letters to keep.
    compression: ["-q", "84", "-m", "6", "-sharp_yuv"],
  },
  // The scales stand around the cells.
  heatmap: {
    link: "panel=heatmap&d=128",
    parts: ['role=grid[name="Heat map"]'],
    margin: { top: 36, right: 12, bottom: 10, left: 66 },
  },
  waves: { link: "panel=waves&d=16&t=40", parts: [waves] },
  table: {
    link: "panel=table&d=4&t=1&column=2",
    parts: ['role=columnheader[name="Position t"]', 'role=row[name=/^5 /]'],
    // Without the scroll bar at the right.
    margin: { ...ordinaryMargin, right: -8, bottom: 0 },
  },
  derivation: { link: "panel=table&d=4&t=1&column=2", parts: ['role=tabpanel[name="Derivation"]'] },
  clocks: {
    link: "panel=shift&d=4&t=3&k=5",
    parts: ['role=radiogroup[name="Pair shown below"]'],
    margin: { ...ordinaryMargin, bottom: 4 },
  },
  sum: {
    link: "panel=table&d=4&t=1&detail=add&x=%5B0.5,-1,0,2%5D",
    parts: ['role=grid[name="x, PE and their sum"]'],
    margin: { ...ordinaryMargin, top: 0 },
  },
  turn: {
    link: "panel=shift&d=4&t=3&k=5",
    parts: ['role=paragraph >> text=/^R for k = 5/', 'role=paragraph >> text=/^R times it/', 'role=paragraph >> text=/^t . k = 8/'],
  },
  weights: {
    link: "panel=order&mask=causal&matrix=weights",
    parts: ['role=grid[name="Weights"]'],
    margin: { ...ordinaryMargin, top: 0 },
  },
  "order-positions": { link: "panel=order&positions=sinusoidal", parts: [outputs] },
  "waves-training": { link: "panel=waves&d=512&length=512&span=1024&t=440&pairs=64,128,192", parts: [waves] },
};
const card = { link: "panel=heatmap&d=128&t=4096", part: 'role=grid[name="Heat map"]' };

// Narrow enough that the words stay readable in the column of the lesson; high enough that nothing scrolls.
const view = { viewport: { width: 640, height: 2400 }, deviceScaleFactor: 2, reducedMotion: "reduce" };

/** The rectangle of the window that holds all `parts` of a page, with a margin. */
async function boundsOf(page, parts, margin) {
  const boxes = await Promise.all(parts.map((part) => page.locator("#stage").locator(part).boundingBox()));
  const x = Math.min(...boxes.map((box) => box.x)) - margin.left;
  const y = Math.min(...boxes.map((box) => box.y)) - margin.top;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin.right;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin.bottom;
  return { x: Math.round(x), y: Math.round(y), width: Math.round(right - x), height: Math.round(bottom - y) };
}

async function takeStill(show, name, colorScheme) {
  const { link, parts, margin = ordinaryMargin, compression = nearlyLossless } = stills[name];
  const page = await show(link, { ...view, colorScheme });
  const clip = await boundsOf(page, parts, margin);
  const taken = path.join(folder, `${name}-${colorScheme}.png`);
  const file = path.join(folder, `${name}-${colorScheme}.webp`);
  await page.screenshot({ path: taken, clip });
  await page.close();
  execFileSync("cwebp", ["-quiet", ...compression, taken, "-o", file]);
  rmSync(taken);
  console.log(`${path.relative(process.cwd(), file)}: ${clip.width} x ${clip.height}, ${statSync(file).size} bytes`);
}

/** The card is a small page of its own beside the site's, around a picture of the heat map. */
async function takeCard(show) {
  const page = await show(card.link, { ...view, colorScheme: "light" });
  const picture = await page.screenshot({ clip: await boundsOf(page, [card.part], { top: 0, right: 0, bottom: 0, left: 0 }) });
  await page.route("**/card-picture", (route) => route.fulfill({ contentType: "image/png", body: picture }));
  await page.route("**/card", (route) => route.fulfill({ contentType: "text/html", body: readFileSync(at("card.html")) }));
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.goto(new URL("card", page.url()).href);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: at("../web/card.png"), scale: "css" });
  await page.close();
}

const given = process.argv.slice(2);
const names = given.length ? given : [...Object.keys(stills), "card"];
mkdirSync(folder, { recursive: true });
await browseSite(async (show) => {
  for (const name of names) {
    if (name === "card") await takeCard(show);
    else for (const scheme of schemes) await takeStill(show, name, scheme);
  }
});
