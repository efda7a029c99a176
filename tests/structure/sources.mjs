// Lists our own files for the structure tests.
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** Paths relative to the project of all files below a folder, sorted. */
export function filesBelow(folder) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll(path.sep, "/")}`)
    .filter((name) => statSync(path.join(root, name)).isFile())
    .sort();
}

export const textOf = (file) => readFileSync(path.join(root, file), "utf8");
