// Takes pictures of the built site's panels, to look at: wide, medium and narrow, light and dark.
// Usage: node pictures.mjs [NAME]... (of the list below; all without) -> build/pictures/NAME-WIDTH-SCHEME.png
// Or: node pictures.mjs --link NAME "panel=order&mask=causal" for any state.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { browseSite } from "./browse.mjs";

const folder = fileURLToPath(new URL("../build/pictures", import.meta.url));
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const schemes = ["light", "dark"];
const links = {
  table: "panel=table&d=8&t=3&column=2",
  stickers: "panel=stickers",
  "stickers-loaded": "panel=stickers&stickers=on&time=8.3&box=1&sticker=on",
  "stickers-ride": "panel=stickers&words=the%20quick%20brown%20fox%20jumps%20over%20the%20lazy%20dog%20near%20a%20river&stickers=on&time=18",
  "stickers-ordered": "panel=stickers&words=the%20quick%20brown%20fox%20jumps%20over%20the%20lazy%20dog%20near%20a%20river&stickers=on&time=60",
  "stickers-lost": "panel=stickers&time=60",
  order: "panel=order",
  "order-positions": "panel=order&positions=sinusoidal",
  "order-mask": "panel=order&mask=causal&matrix=weights",
  heatmap: "panel=heatmap&d=64",
  "heatmap-largest": "panel=heatmap&d=1024&rows=4096&t=700&column=300",
  "heatmap-training": "panel=heatmap&d=512&rows=1024&length=512&t=300&column=246&layout=concatenated",
  "heatmap-zoom": "panel=heatmap&d=64&map-zoom=10&t=9&column=5",
  waves: "panel=waves&d=64&t=50",
  "waves-training": "panel=waves&d=64&pairs=8,12,14,16,20,24&span=1500&length=512&t=700",
  shift: "panel=shift",
  "shift-rise": "panel=shift&d=512&t=0&k=44",
  "shift-matrix": "panel=shift&d=512&t=50&column=40&measure=matrix",
  practice: "panel=practice",
};

async function picture(show, name, link, viewport, colorScheme) {
  const page = await show(link, { viewport, colorScheme });
  const file = path.join(folder, `${name}-${viewport.width}-${colorScheme}.png`);
  await page.locator("#workbench").screenshot({ path: file });
  console.log(path.relative(process.cwd(), file));
  await page.close();
}

const [first, ...rest] = process.argv.slice(2);
const wanted = first === "--link" ? { [rest[0]]: rest[1] } : links;
const names = first === undefined || first === "--link" ? Object.keys(wanted) : [first, ...rest];
mkdirSync(folder, { recursive: true });
await browseSite(async (show) => {
  for (const name of names)
    for (const viewport of sizes)
      for (const scheme of schemes) await picture(show, name, wanted[name], viewport, scheme);
});
