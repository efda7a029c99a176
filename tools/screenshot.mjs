// Takes the README's picture of the built site. Usage: node screenshot.mjs FILE.png
import { fileURLToPath } from "node:url";
import { require } from "./npm/packages.mjs";
import { serve } from "./serve.mjs";

const { chromium } = require("playwright-core");
const site = fileURLToPath(new URL("../build/site", import.meta.url));
const [file] = process.argv.slice(2);
const flags = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"];

const { url, close } = await serve({ root: site, port: 0 });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: flags });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: "light" });
await page.goto(`${url}#panel=table&d=8&t=3&column=2`);
await page.locator('#workbench[data-state="running"]').waitFor();
await page.getByRole("gridcell", { selected: true }).waitFor();
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: file });
await browser.close();
await close();
