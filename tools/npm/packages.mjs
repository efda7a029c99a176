// Gives tests the npm packages of build/npm: const { chromium } = require("playwright-core").
import { createRequire } from "node:module";

export const require = createRequire(new URL("../../build/npm/package.json", import.meta.url));
