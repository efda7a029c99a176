// A layer includes only what stands to its left: read from the include lines themselves.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { filesBelow, root, textOf } from "./sources.mjs";

const order = {
  core: [],
  practice: ["core"],
  state: ["core", "practice"],
  content: [],
  questions: ["core", "practice", "content"],
  ui: ["core", "practice", "state", "content"],
  panels: ["core", "practice", "state", "content", "questions", "ui"],
  app: ["core", "practice", "state", "content", "questions", "ui", "panels"],
  bindings: ["core", "practice", "state", "content", "questions", "ui", "panels", "app"],
};
const mainLayers = Object.keys(order).filter((layer) => layer !== "bindings");

/** Which layers may know an outside library; the C++ standard library is everyone's. */
const libraries = [
  { name: "Dear ImGui", pattern: /^(imgui|imstb)/, layers: ["ui", "panels", "app", "main"] },
  { name: "OpenGL and GLFW", pattern: /^(GL|GLES\d|GLFW|EGL)\//, layers: ["app", "main"] },
  { name: "Emscripten", pattern: /^emscripten/, layers: ["app", "bindings"] },
  { name: "The texts of shaders/", pattern: /^shaders\/shaders\.h$/, layers: ["app"] },
  { name: "RapidJSON", pattern: /^rapidjson\//, layers: ["questions"] },
];
const standard = /^(c?[a-z_0-9]+|[a-z]+\.h)$/;

function includesOf(file) {
  return [...textOf(file).matchAll(/^\s*#\s*include\s*(["<])([^">]+)[">]/gm)].map((match) => ({
    quoted: match[1] === '"',
    name: match[2],
  }));
}

const layerOf = (file) => (file.split("/").length > 2 ? file.split("/")[1] : "main");
const sources = filesBelow("src").filter((file) => /\.(h|cpp)$/.test(file));

test("every source folder is a layer", () => {
  for (const file of sources) assert.ok(layerOf(file) === "main" || order[layerOf(file)], `${file} is in no layer`);
});

test("a layer includes only itself and what stands to its left", () => {
  const wrong = [];
  for (const file of sources) {
    const layer = layerOf(file);
    const allowed = layer === "main" ? mainLayers : [layer, ...order[layer]];
    for (const { name } of includesOf(file)) {
      const included = name.split("/")[0];
      if (name.includes("/") && order[included] && !allowed.includes(included)) wrong.push(`${file} includes ${name}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test("our headers are included by their path from src", () => {
  const wrong = [];
  for (const file of sources) {
    for (const { quoted, name } of includesOf(file)) {
      const library = libraries.some(({ pattern }) => pattern.test(name));
      if (quoted && !library && !existsSync(path.join(root, "src", name))) wrong.push(`${file} includes ${name}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test("an outside library is known only to the layers that use it", () => {
  const wrong = [];
  for (const file of sources) {
    for (const { quoted, name } of includesOf(file)) {
      const library = libraries.find(({ pattern }) => pattern.test(name));
      if (library ? !library.layers.includes(layerOf(file)) : !quoted && !standard.test(name)) {
        wrong.push(`${file} includes ${name}`);
      }
    }
  }
  assert.deepEqual(wrong, []);
});

test("no source includes iostream, which would weigh more than the core", () => {
  const guilty = sources.filter((file) => includesOf(file).some(({ name }) => name === "iostream"));
  assert.deepEqual(guilty, []);
});

test("every header is guarded and says what it is in its first line", () => {
  for (const file of sources.filter((name) => name.endsWith(".h"))) {
    assert.match(textOf(file), /^#pragma once$/m, `${file} lacks #pragma once`);
    assert.match(textOf(file), /^\/\/\/? \S/, `${file} does not begin with a comment`);
  }
});
