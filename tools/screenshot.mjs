// Takes the README's picture of the built site. Usage: node screenshot.mjs FILE.png
import { browseSite } from "./browse.mjs";

const [file] = process.argv.slice(2);
await browseSite(async (show) => {
  const page = await show("panel=table&d=8&t=3&column=2", {
    viewport: { width: 1280, height: 800 },
    colorScheme: "light",
  });
  await page.screenshot({ path: file });
});
