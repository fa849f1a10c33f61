import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDocumentPage } from "../app/layout/router/document-pages.ts";
import { finishFallback, finishPage } from "./finish-page.ts";

const FALLBACK = "__spa-fallback.html";

/** The paths of prerendered pages. */
interface BuiltPaths {
  /** Pages with their content. */
  readonly complete: readonly string[];
  /** Pages with a loader, until the browser renders them. */
  readonly loading: readonly string[];
}

/** Finishes the prerendered pages in the built site at `folder`, and the fallback page. */
export function finishPages(folder: string, { complete, loading }: BuiltPaths): void {
  const assets = join(folder, "assets");
  const styles = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith(".css"))
      .map((name) => [`/assets/${name}`, readFileSync(join(assets, name), "utf8")]),
  );
  for (const path of complete) {
    const file = join(folder, path, "index.html");
    const takenOver = isDocumentPage(path) ? "document" : "whole";
    const finished = finishPage(readFileSync(file, "utf8"), takenOver, (href) => {
      const text = styles.get(href);
      if (text === undefined) throw new Error(`${file} links a stylesheet that was not built: ${href}`);
      return text;
    });
    writeFileSync(file, finished);
  }
  for (const name of [FALLBACK, ...loading.map((path) => join(path, "index.html"))]) {
    const file = join(folder, name);
    writeFileSync(file, finishFallback(readFileSync(file, "utf8")));
  }
}
