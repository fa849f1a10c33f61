import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDocumentPage } from "../app/layout/router/document-pages.ts";
import { finishFallback, finishPage } from "./finish-page.ts";

const FALLBACK = "__spa-fallback.html";

/** Finishes the pages at `paths` in the built site at `folder`, and the fallback page. */
export function finishPages(folder: string, paths: readonly string[]): void {
  const assets = join(folder, "assets");
  const styles = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith(".css"))
      .map((name) => [`/assets/${name}`, readFileSync(join(assets, name), "utf8")]),
  );
  for (const path of paths) {
    const file = join(folder, path, "index.html");
    const takenOver = isDocumentPage(path) ? "document" : "whole";
    const finished = finishPage(readFileSync(file, "utf8"), takenOver, (href) => {
      const text = styles.get(href);
      if (text === undefined) throw new Error(`${file} links a stylesheet that was not built: ${href}`);
      return text;
    });
    writeFileSync(file, finished);
  }
  const fallback = join(folder, FALLBACK);
  writeFileSync(fallback, finishFallback(readFileSync(fallback, "utf8")));
}
