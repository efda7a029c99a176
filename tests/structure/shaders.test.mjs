// Shader bodies compile under both preludes: desktop OpenGL 3.3 and WebGL 2.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { test } from "node:test";
import { filesBelow, textOf } from "./sources.mjs";

const preludes = { "OpenGL 3.3": textOf("shaders/gl33.prelude"), "WebGL 2": textOf("shaders/webgl2.prelude") };
const shaders = filesBelow("shaders").filter((file) => /\.(vert|frag)$/.test(file));

test("floats, integers and textures have full precision in WebGL 2", () => {
  for (const kind of ["float", "int", "sampler2D"])
    assert.match(preludes["WebGL 2"], new RegExp(`^precision highp ${kind};$`, "m"));
});

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
