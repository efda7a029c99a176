// The development server: right types, nothing outside its folder, and a plain word about a port in use.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { serve } from "../../tools/serve.mjs";
import { root as project } from "./sources.mjs";

let folder;
let server;

before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "pe-serve-"));
  const site = path.join(folder, "site");
  mkdirSync(path.join(site, "inner"), { recursive: true });
  writeFileSync(path.join(folder, "secret.txt"), "secret");
  symlinkSync(path.join(folder, "secret.txt"), path.join(site, "link.txt"));
  writeFileSync(path.join(site, "index.html"), "<!doctype html><title>first</title>");
  writeFileSync(path.join(site, "inner/index.html"), "<!doctype html><title>inner</title>");
  for (const name of ["a.js", "a.mjs", "a.wasm", "a.ttf", "a.svg", "a.webp", "a.json", "a.webmanifest", "a.css"]) {
    writeFileSync(path.join(site, name), name);
  }
  server = await serve({ root: site, headers: { "X-Extra": "yes" } });
});
after(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Asks for a path exactly as written: fetch would tidy "../" away. */
function ask(rawPath, method = "GET") {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path: rawPath, method }, (response) => {
      let body = "";
      response.on("data", (data) => (body += data)).on("end", () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on("error", reject)
      .end();
  });
}

test("each kind of file has its MIME type", async () => {
  const types = {
    "/": "text/html; charset=utf-8",
    "/a.js": "text/javascript; charset=utf-8",
    "/a.mjs": "text/javascript; charset=utf-8",
    "/a.css": "text/css; charset=utf-8",
    "/a.wasm": "application/wasm",
    "/a.ttf": "font/ttf",
    "/a.svg": "image/svg+xml",
    "/a.webp": "image/webp",
    "/a.json": "application/json",
    "/a.webmanifest": "application/manifest+json",
  };
  for (const [name, type] of Object.entries(types)) assert.equal((await ask(name)).headers["content-type"], type, name);
});

test("a folder with a slash is its index page; a query is not part of the name", async () => {
  assert.match((await ask("/inner/?d=4")).body, /inner/);
});

test("nothing outside the folder is served, by any spelling or link", async () => {
  for (const name of ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/link.txt", "//etc/passwd", "/%00", "/%zz"]) {
    const { status, body } = await ask(name);
    assert.equal(status, 404, name);
    assert.doesNotMatch(body, /secret/, name);
  }
});

test("only reading is possible", async () => {
  assert.equal((await ask("/", "POST")).status, 405);
  const head = await ask("/", "HEAD");
  assert.equal(head.status, 200);
  assert.equal(head.body, "");
});

test("browsers ask again each time, and tests can add headers", async () => {
  const { headers } = await ask("/");
  assert.equal(headers["cache-control"], "no-cache");
  assert.equal(headers["x-extra"], "yes");
});

test("a port in use is said clearly, with exit code 1", async () => {
  const { port } = new URL(server.url);
  const child = spawn(process.execPath, [path.join(project, "tools/serve.mjs"), folder, port]);
  let words = "";
  child.stderr.on("data", (data) => (words += data));
  const code = await new Promise((resolve) => child.on("close", resolve));
  assert.equal(code, 1);
  assert.match(words, new RegExp(`Port ${port} is in use`));
});

test("Ctrl-C ends the server quietly", async () => {
  const child = spawn(process.execPath, [path.join(project, "tools/serve.mjs"), folder, String(await freePort())]);
  let errors = "";
  child.stderr.on("data", (data) => (errors += data));
  await new Promise((resolve) => child.stdout.once("data", resolve));
  child.kill("SIGINT");
  assert.equal(await new Promise((resolve) => child.on("close", resolve)), 0);
  assert.equal(errors, "");
});

async function freePort() {
  const probe = await serve({ root: folder });
  await probe.close();
  return new URL(probe.url).port;
}
