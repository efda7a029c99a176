// The repository holds our own work only; what others made is fetched into build/.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { filesBelow, root, textOf } from "./sources.mjs";

// Tracked files and those that would be: a file that nobody has added yet is judged as well.
const committed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root })
  .toString()
  .split("\0")
  .filter((file) => file && existsSync(path.join(root, file)));

test("the top level holds only what is agreed", () => {
  const agreed = /^(src|web|shaders|tests|tools|CMakeLists\.txt|CMakePresets\.json|Makefile|README\.md|\..+)$/;
  assert.deepEqual([...new Set(committed.map((file) => file.split("/")[0]))].filter((name) => !agreed.test(name)), []);
});

test("no font, binary, archive or package folder is committed", () => {
  const others = /\.(ttf|otf|woff2?|wasm|a|o|so|exe|jar|zip|tar|gz|xz|deb)$|(^|\/)(node_modules|third_party|vendor)\//;
  assert.deepEqual(committed.filter((file) => others.test(file)), []);
});

test("no file carries someone else's copyright line", () => {
  const notice = /copyright\s+(\(c\)|©|\d{4})/i;
  const guilty = committed.filter((file) => !/\.(png|json)$/.test(file) && notice.test(textOf(file)));
  assert.deepEqual(guilty, []);
});

test("the npm lock file names no host to download from", () => {
  const lock = JSON.parse(textOf("tools/npm/package-lock.json"));
  assert.ok(Object.keys(lock.packages).length > 1);
  for (const [name, entry] of Object.entries(lock.packages)) assert.equal(entry.resolved, undefined, name);
});

test("a page module imports only files of the site", () => {
  const modules = filesBelow("web").filter((file) => /\.m?js$/.test(file));
  assert.ok(modules.length > 0);
  for (const file of modules) {
    const imports = [...textOf(file).matchAll(/(?:^|[\s;}])(?:from|import)\s*\(?\s*["'`]([^"'`]+)["'`]/g)];
    for (const [, name] of imports) {
      assert.match(name, /^\.{1,2}\//, `${file} imports ${name}`);
      // The compiled modules come from build/ and get their folder when the site is packed.
      if (name.includes("module/")) continue;
      assert.ok(existsSync(path.join(root, path.dirname(file), name)), `${file} imports ${name}, which is not there`);
    }
  }
});

test("no file is larger than half a megabyte", () => {
  assert.deepEqual(committed.filter((file) => statSync(path.join(root, file)).size > 500_000), []);
});

test("every shell script of ours is valid and can be run", () => {
  for (const file of committed.filter((name) => name.endsWith(".sh") || name === ".ci/run")) {
    execFileSync("bash", ["-n", path.join(root, file)]);
    const sourcedOnly = readFileSync(path.join(root, file), "utf8").startsWith("# ");
    if (!sourcedOnly) assert.ok(statSync(path.join(root, file)).mode & 0o100, `${file} is not executable`);
  }
});
