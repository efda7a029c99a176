// Opens the built site in Chromium, for tools that take pictures of it.
import { fileURLToPath } from "node:url";
import { require } from "./npm/packages.mjs";
import { serve } from "./serve.mjs";

const { chromium } = require("playwright-core");
const site = fileURLToPath(new URL("../build/site", import.meta.url));
const flags = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"];

/** Calls `work(show)`; `show(link, options)` gives a page with the workbench in the state of a link, drawn and at rest. */
export async function browseSite(work) {
  const { url, close } = await serve({ root: site, port: 0 });
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: flags });
  const show = async (link, options) => {
    const page = await browser.newPage(options);
    await page.goto(`${url}#${link}`);
    // It starts once it is near the window.
    await page.locator("#workbench").scrollIntoViewIfNeeded();
    await page.locator('#workbench[data-state="running"]').waitFor();
    await page.locator("#workbench [role=tabpanel] :is(h2, h3, [role=heading])").first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    return page;
  };
  try {
    await work(show);
  } finally {
    await browser.close();
    await close();
  }
}
