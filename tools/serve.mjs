// The development server: static files of one folder, on loopback only.
// As a program: node serve.mjs FOLDER [PORT]. Browser tests import serve().
import { createReadStream } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";

const types = {
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ts": "text/plain; charset=utf-8",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webp": "image/webp",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
  ".zip": "application/zip",
};

/** The file that a request path names, or null when there is none inside root. */
async function findFile(root, requestPath) {
  let wanted;
  try {
    wanted = decodeURIComponent(requestPath);
  } catch {
    return null;
  }
  if (wanted.includes("\0")) return null;
  if (wanted.endsWith("/")) wanted += "index.html";
  try {
    const file = await realpath(path.join(root, wanted));
    const inside = file.startsWith(root + path.sep);
    return inside && (await stat(file)).isFile() ? file : null;
  } catch {
    return null;
  }
}

async function answer(root, extraHeaders, request, response) {
  const plain = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" };
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { ...plain, Allow: "GET, HEAD" }).end("Only GET and HEAD.\n");
    return;
  }
  const file = await findFile(root, request.url.split(/[?#]/)[0]);
  if (!file) {
    response.writeHead(404, plain).end("Not found.\n");
    return;
  }
  response.writeHead(200, {
    "Content-Type": types[path.extname(file)] ?? "application/octet-stream",
    "Content-Length": (await stat(file)).size,
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
    ...extraHeaders,
  });
  if (request.method === "HEAD") response.end();
  else createReadStream(file).on("error", () => response.destroy()).pipe(response);
}

/**
 * Serves a folder on 127.0.0.1.
 * @param {{root: string, port?: number, headers?: Record<string, string>}} options port 0 takes any free one;
 *   headers are added to, or take the place of, those of every file
 * @returns {Promise<{url: string, close: () => Promise<void>}>} rejects with code EADDRINUSE when the port is taken
 */
export async function serve({ root, port = 0, headers = {} }) {
  const realRoot = await realpath(root);
  const server = createServer((request, response) => {
    answer(realRoot, headers, request, response).catch(() => response.destroy());
  });
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

async function main(root = "build/site", portText = "8000") {
  const port = Number(portText);
  if (!/^\d+$/.test(portText) || port < 1 || port > 65535) {
    console.error(`PORT must be a number from 1 to 65535, not "${portText}".`);
    process.exit(1);
  }
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
  try {
    const { url } = await serve({ root, port });
    console.log(`Serving ${root} at ${url} (Ctrl-C ends it)`);
  } catch (error) {
    if (error.code === "EADDRINUSE") {
      console.error(`Port ${port} is in use. Choose another one: make serve PORT=${port < 65535 ? port + 1 : 8000}`);
    } else if (error.code === "EACCES") {
      console.error(`Port ${port} needs more rights than you have. Choose one above 1023: make serve PORT=8000`);
    } else {
      console.error(`Could not serve ${root}: ${error.message}`);
    }
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main(...process.argv.slice(2));
