// Builds and runs every suite, goes on after failures, and ends with one line: "N passed, N failed".
// A suite that prints no counts of its own counts as one test.
import { spawn, spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

function filesIn(folder, ending) {
  try {
    return readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith(ending))
      .sort()
      .map((name) => `${folder}/${name}`);
  } catch {
    return [];
  }
}

/** Runs a command, shows what it says, and tells its exit code and words. */
function run(command) {
  return new Promise((resolve) => {
    const child = spawn(command[0], command.slice(1), {
      cwd: root,
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let words = "";
    const listen = (stream, out) =>
      stream.on("data", (data) => {
        words += data;
        out.write(data);
      });
    listen(child.stdout, process.stdout);
    listen(child.stderr, process.stderr);
    child.on("error", (error) => resolve({ code: 1, words: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, words }));
  });
}

const onPath = (program) => spawnSync("which", [program]).status === 0;

const numberIn = (words, pattern) => Number(words.match(pattern)?.[1] ?? 0);

function doctestCounts(words) {
  const line = words.match(/\[doctest\] test cases:.*/)?.[0];
  return line && { passed: numberIn(line, /(\d+) passed/), failed: numberIn(line, /(\d+) failed/) };
}

function nodeCounts(words) {
  if (!/^(#|ℹ) tests \d+/m.test(words)) return undefined;
  const failed = numberIn(words, /^(?:#|ℹ) fail (\d+)/m) + numberIn(words, /^(?:#|ℹ) cancelled (\d+)/m);
  return { passed: numberIn(words, /^(?:#|ℹ) pass (\d+)/m), failed };
}

// A display of our own, so that windows and browsers behave alike with and without a desktop.
const withDisplay = ["xvfb-run", "--auto-servernum", "--server-args=-screen 0 1600x1200x24"];
const environment = {
  ...process.env,
  UBSAN_OPTIONS: "print_stacktrace=1",
  // Emscripten looks for the TypeScript compiler here.
  PATH: `${path.join(root, "build/npm/node_modules/.bin")}:${process.env.PATH}`,
};

const nodeTests = (folder, runner = []) => {
  const files = filesIn(folder, ".test.mjs");
  return files.length === 0
    ? []
    : [
        {
          name: `tests in ${folder}`,
          commands: [[...runner, "node", "--test", "--test-reporter=spec", "--test-concurrency=1", ...files]],
          counts: nodeCounts,
        },
      ];
};

const suites = [
  ...(onPath("clang-format-14") ? [{ name: "format", commands: [["tools/format.sh", "--check"]] }] : []),
  ...nodeTests("tests/structure"),
  {
    name: "unit tests, native, with sanitizers",
    commands: [
      ["tools/build.sh", "native-debug", "all", "pe_tests", "fuzz_targets"],
      [...withDisplay, "build/native-debug/tests/pe_tests", "--no-colors=true"],
    ],
    counts: doctestCounts,
  },
  ...filesIn("tests/fuzz", "_fuzz.cpp").map((source) => {
    const target = path.basename(source, ".cpp");
    const corpus = `tests/fuzz/corpus/${target.replace(/_fuzz$/, "")}`;
    return { name: `corpus of ${target}`, commands: [[`build/native-debug/fuzz/${target}`, corpus]] };
  }),
  { name: "the site", commands: [["make", "--no-print-directory", "site"]] },
  {
    name: "unit tests, WebAssembly under Node",
    commands: [
      ["tools/build.sh", "web-release", "pe_tests", "encoding_types"],
      ["node", "build/web-release/tests/pe_tests.js", "--no-colors=true"],
    ],
    counts: doctestCounts,
  },
  ...nodeTests("tests/module"),
  ...nodeTests("tests/page"),
  ...nodeTests("tests/browser", withDisplay),
  { name: "size of the first load", commands: [["node", "tools/size.mjs"]] },
];

async function runSuite({ name, commands, counts }) {
  console.log(`\n== ${name}`);
  let code = 0;
  let words = "";
  for (const command of commands) {
    ({ code, words } = await run(command));
    if (code !== 0) break;
  }
  const counted = counts?.(words) ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  // A crash fails the suite even when the tests before it passed.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  return counted;
}

const results = [];
for (const suite of suites) results.push({ name: suite.name, ...(await runSuite(suite)) });

console.log("\n== summary");
for (const { name, passed, failed } of results) {
  console.log(`${failed === 0 ? "ok    " : "FAILED"} ${name}: ${passed} passed${failed ? `, ${failed} failed` : ""}`);
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 ? 0 : 1);
