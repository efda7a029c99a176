// The page with the notices of everything that the site ships, read from the fetched packages themselves.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const imgui = process.env.IMGUI_DIR || path.join(root, "build/deps/imgui");
const emscripten = process.env.EMSCRIPTEN_ROOT;
const inter = process.env.INTER_DIR;
const mono = process.env.JETBRAINS_MONO_DIR;

const read = (file) => readFileSync(file, "utf8").trim();

/** The text of the first of these files that there is. */
function firstOf(part, ...files) {
  const found = files.find((file) => existsSync(file));
  if (!found) throw new Error(`No licence notice of ${part} was found; looked for ${files.join(", ")}`);
  return read(found);
}

/** The comment lines of a source file from the first to the last that match, without comment signs. */
function comment(file, from, to) {
  const text = read(file);
  const start = text.search(from);
  const end = start < 0 ? -1 : text.slice(start).search(to);
  if (end < 0) throw new Error(`The licence notice in ${file} is not where it was`);
  return text
    .slice(start, start + end)
    .split("\n")
    .map((line) => line.replace(/^\s*(\/\/|\*+(?!\/)|\/\*+) ?/, "").trimEnd())
    .join("\n")
    .trim();
}

const emscriptenFile = (...parts) => path.join(emscripten, ...parts);
/** Where Debian's package keeps the notices of all of Emscripten and of the libraries in it. */
const emscriptenCopyright = () => emscriptenFile("../doc/emscripten/copyright");

/** Name, what it does in the site, and the notice in full. */
function parts() {
  const stb = (name) =>
    comment(path.join(imgui, name), /^This software is available under 2 licenses/m, /\n-+\n\*\/|\*\/\s*$/);
  return [
    ["Dear ImGui", "draws the panels", firstOf("Dear ImGui", path.join(imgui, "LICENSE.txt"))],
    ["stb_truetype, stb_rect_pack, stb_textedit", "parts of Dear ImGui by Sean Barrett", stb("imstb_truetype.h")],
    [
      "Inter",
      "the typeface of the page and the panels, cut down to the characters used",
      firstOf("Inter", `${inter}/LICENSE.txt`, `${inter}/OFL.txt`, "/usr/share/doc/fonts-inter/copyright"),
    ],
    [
      "JetBrains Mono",
      "the typeface of listings, cut down to the characters used",
      firstOf("JetBrains Mono", `${mono}/OFL.txt`, "/usr/share/doc/fonts-jetbrains-mono/copyright"),
    ],
    [
      "Emscripten",
      "the JavaScript around the compiled module, its GLFW and OpenGL interfaces, and its system libraries",
      firstOf("Emscripten", emscriptenFile("LICENSE"), emscriptenCopyright()),
    ],
    [
      "GLFW",
      "the interface of Emscripten's window library",
      comment(emscriptenFile("system/include/GLFW/glfw3.h"), /^ \* Copyright/m, /\*\/|\*{20}/),
    ],
    ["musl", "the C library", firstOf("musl", emscriptenFile("system/lib/libc/musl/COPYRIGHT"))],
    [
      "libc++, libc++abi and compiler-rt",
      "the C++ library and the compiler's own run-time functions, from the LLVM project",
      firstOf("libc++", emscriptenFile("system/lib/libcxx/LICENSE.TXT"), emscriptenCopyright()),
    ],
    [
      "RapidJSON",
      "reads question sets",
      firstOf("RapidJSON", "/usr/share/doc/rapidjson-dev/copyright", "/usr/local/share/doc/RapidJSON/license.txt"),
    ],
  ];
}

const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** One section a part; the notice of several parts that share a file is printed once. */
function sections() {
  const printedUnder = new Map();
  return parts().map(([name, use, notice]) => {
    const earlier = printedUnder.get(notice);
    printedUnder.set(notice, earlier ?? name);
    const text = earlier
      ? `<p>The notice is part of the one under <em>${escape(earlier)}</em>.</p>`
      : `<pre tabindex="0" role="region" aria-label="Notice of ${escape(name)}">${escape(notice)}</pre>`;
    return `<section>\n<h2>${escape(name)}</h2>\n<p>${escape(use[0].toUpperCase() + use.slice(1))}.</p>\n${text}\n</section>`;
  });
}

/** The whole page. */
export function licencePage() {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Licence notices: Positional Encoding Workbench</title>
<link rel="stylesheet" href="style.css">
<script type="module" src="theme.js" blocking="render"></script>
</head>
<body>
<main>
<h1>Licence notices</h1>
<p>The <a href="./">Positional Encoding Workbench</a> contains the work of others, under these terms.</p>
${sections().join("\n")}
</main>
</body>
</html>
`;
}
