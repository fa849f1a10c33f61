import { createReadStream } from "node:fs";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, normalize } from "node:path";
import { projectRoot } from "@canopy/dev/settings";
import { run } from "@canopy/dev/subprocess/run";
import type { Scope } from "../scope.ts";
import { d3Page, peerManifest, reactFlowPage } from "./peers.ts";

const webFolder = join(projectRoot, "apps/web");
const fromWeb = createRequire(join(webFolder, "package.json"));

/** The addresses of the pages that draw a network. */
export interface TreePages {
  readonly ours: string;
  readonly d3: string;
  readonly reactFlow: string;
}

/**
 * Builds a page for us and one for each peer with the site's bundler, and serves them. Downloads the peers into a temporary
 * folder; the project does not depend on them.
 */
export async function serveTreePages(scope: Scope): Promise<TreePages> {
  const folder = await scope.folder("tree");
  await writeFile(join(folder, "package.json"), JSON.stringify(peerManifest));
  await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    signal: new AbortController().signal,
  });
  const styleguide = join(webFolder, "app/pages/styleguide/tree");
  const root = join(folder, "site");
  await buildPage(join(folder, "ours"), `import ${JSON.stringify(join(styleguide, "bench-page.ts"))};`, root);
  await buildPage(join(folder, "d3"), d3Page(styleguide), root);
  await buildPage(join(folder, "react-flow"), reactFlowPage(styleguide), root);
  const origin = await serveFolder(scope, root);
  return { ours: `${origin}/ours/`, d3: `${origin}/d3/`, reactFlow: `${origin}/react-flow/` };
}

/** Builds a page whose script is `source` into a folder of `site` with the page's name. */
async function buildPage(folder: string, source: string, site: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "main.js"), source);
  await writeFile(
    join(folder, "index.html"),
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Tree</title><body><script type="module" src="./main.js"></script>',
  );
  const vite: typeof import("vite") = await import(fromWeb.resolve("vite"));
  const output = join(folder, "out");
  await vite.build({
    configFile: false,
    root: folder,
    base: "./",
    logLevel: "error",
    worker: { format: "es" },
    define: { "process.env.NODE_ENV": '"production"' },
    build: { outDir: output, emptyOutDir: true },
  });
  await cp(output, join(site, folder.slice(folder.lastIndexOf("/") + 1)), { recursive: true });
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** Serves the files of a folder, and the index of a folder in it. Returns the origin. */
async function serveFolder(scope: Scope, root: string): Promise<string> {
  const server = createServer(({ url = "/" }, response) => {
    const path = normalize(new URL(url, "http://localhost").pathname);
    const file = join(root, path.endsWith("/") ? `${path}index.html` : path);
    const stream = createReadStream(file);
    stream.once("error", () => response.writeHead(404).end());
    stream.once("open", () => {
      response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
      stream.pipe(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  scope.defer(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The pages are not served.");
  return `http://127.0.0.1:${address.port}`;
}
