import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { projectRoot } from "@canopy/dev/settings";
import type { Scope } from "../scope.ts";

const fromWeb = createRequire(join(projectRoot, "apps/web/package.json"));

/** The peer: React hydrates a page of one sentence. */
const source = `
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
hydrateRoot(document.getElementById("root"), createElement("h1", null, "React alone"));
`;

/** A page with React alone, built by the same bundler as ours and sent compressed; returns its address. */
export async function serveReactAlone(scope: Scope): Promise<string> {
  const folder = join(projectRoot, "apps/web/build/bench");
  await mkdir(folder, { recursive: true });
  const entry = join(folder, "entry.js");
  await writeFile(entry, source);
  const vite: typeof import("vite") = await import(fromWeb.resolve("vite"));
  await vite.build({
    configFile: false,
    root: folder,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { outDir: "out", lib: { entry, formats: ["es"], fileName: "page" } },
  });
  const script = gzipSync(await readFile(join(folder, "out/page.js")));
  const html = gzipSync(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>React alone</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><script type="module" src="/page.js"></script></head>
<body><main id="root"><h1>React alone</h1></main></body></html>`);
  const server = createServer(({ url }, response) => {
    const [type, body] = url === "/page.js" ? ["text/javascript", script] : ["text/html", html];
    response.writeHead(200, { "content-type": type, "content-encoding": "gzip" }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  scope.defer(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The peer does not listen");
  return `http://127.0.0.1:${address.port}/`;
}
