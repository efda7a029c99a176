// Shader bodies compile under both preludes: desktop OpenGL 3.3 and WebGL 2.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { filesBelow, root, textOf } from "./sources.mjs";

const preludes = {
  "OpenGL 3.3": "#version 330 core\n",
  "WebGL 2": "#version 300 es\nprecision highp float;\nprecision highp int;\nprecision highp sampler2D;\n",
};
const shaders = existsSync(path.join(root, "shaders"))
  ? filesBelow("shaders").filter((file) => /\.(vert|frag)$/.test(file))
  : [];

for (const file of shaders) {
  test(`${file} has no #version of its own`, () => assert.doesNotMatch(textOf(file), /#version/));
  for (const [api, prelude] of Object.entries(preludes)) {
    test(`${file} compiles for ${api}`, () => {
      const stage = path.extname(file).slice(1);
      const result = spawnSync("glslangValidator", ["--stdin", "-S", stage], { input: prelude + textOf(file) });
      assert.equal(result.status, 0, `${result.stdout}${result.stderr}`);
    });
  }
}
