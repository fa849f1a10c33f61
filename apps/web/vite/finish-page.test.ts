import { describe, expect, test } from "vitest";
import { finishFallback, finishPage } from "./finish-page.ts";

const html = [
  '<!DOCTYPE html><html lang="en"><head><link rel="icon" href="/favicon.svg"/>',
  '<link rel="modulepreload" href="/assets/manifest-1a.js"/><link rel="modulepreload" href="/assets/entry.client-2b.js"/>',
  '<link rel="modulepreload" href="/assets/root-3c.js"/><link rel="modulepreload" href="/assets/part-6f.js"/><link rel="stylesheet" href="/assets/frame-4d.css#"/></head><body><p>Read me</p>',
  '<script>((storageKey, restoreKey) => { scroll() })("positions", null)</script>',
  '<script>window.__reactRouterContext = {"ssr":false};</script>',
  '<script type="module" async="">import "/assets/manifest-1a.js";\nimport * as route0 from "/assets/root-3c.js";\nimport * as route1 from "/assets/route-5e.js";\n',
  'window.__reactRouterRouteModules = {"root":route0,"home-en":route1};\n\nimport("/assets/entry.client-2b.js");</script>',
  "<script>window.__reactRouterContext.streamController.close();</script><script>keep()</script></body></html>",
].join("");
const styles = (href: string) => `/* $& of ${href} */`;

/** Runs the page's inline script up to its first request. */
async function requestedFiles(page: string, takesFrames: boolean): Promise<string[]> {
  const script = /<script>(\(function\(\)\{var begun[\s\S]*?)<\/script>/.exec(page)?.[1] ?? "";
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const world = {
    document: {
      createElement: () => ({ rel: "", href: "" }),
      head: { append: ({ href }: { href: string }) => asked.push(href) },
    },
    requestAnimationFrame: (run: () => void) => takesFrames && waiting.push(run),
    setTimeout: (run: () => void) => waiting.push(run),
    window: {},
    load: (href: string) => {
      asked.push(`import ${href}`);
      return Promise.resolve({});
    },
  };
  new Function(...Object.keys(world), script.replaceAll("import(", "load("))(...Object.values(world));
  expect(asked).toEqual([]);
  while (waiting.length > 0) {
    waiting.shift()?.();
    await new Promise(setImmediate);
  }
  return asked;
}

describe("a finished page", () => {
  test("inlines its styles and blocks on no file", () => {
    const page = finishPage(html, "document", styles);
    expect(page).toContain("<style>/* $& of /assets/frame-4d.css */</style>");
    expect(page).toContain('<link rel="stylesheet" href="/assets/frame-4d.css" disabled=""/></head>');
    expect(page.match(/stylesheet/g)).toHaveLength(1);
    expect(page).not.toMatch(/<link rel="modulepreload"|type="module"/);
    expect(page).toContain("<p>Read me</p>");
    expect(page).toContain("<script>keep()</script>");
  });

  test("loads its code once, after the first frame or a timeout", async () => {
    const asked = ["/assets/entry.client-2b.js", "/assets/root-3c.js", "/assets/part-6f.js"];
    const parts = ["import /assets/part-6f.js"];
    const routes = ["import /assets/root-3c.js", "import /assets/route-5e.js"];
    const all = [...asked, ...parts, ...routes, "import /assets/entry.client-2b.js"];
    const page = finishPage(html, "document", styles);
    expect(await requestedFiles(page, true)).toEqual(all);
    expect(await requestedFiles(page, false)).toEqual(all);
  });

  test("drops the router's data, unless a router hydrates the page", async () => {
    expect(finishPage(html, "document", styles)).not.toMatch(/__reactRouterContext|storageKey|manifest/);
    const whole = finishPage(html, "whole", styles);
    expect(whole.match(/__reactRouterContext/g)).toHaveLength(2);
    expect(whole).toContain("storageKey");
    expect(whole).toContain('<link disabled="" rel="stylesheet" href="/assets/frame-4d.css#"/>');
    expect(await requestedFiles(whole, true)).toContain("import /assets/manifest-1a.js");
  });

  test("that is rendered in the browser keeps its stylesheet, and the link that Vite looks for", () => {
    expect(finishFallback(html)).toContain(
      '<link rel="stylesheet" href="/assets/frame-4d.css#"/><link rel="stylesheet" href="/assets/frame-4d.css" disabled=""/>',
    );
    expect(finishFallback(html)).toContain('type="module"');
  });

  test("is rejected if React Router's output has changed", () => {
    for (const missing of [
      /<link rel="stylesheet"[^>]*>/,
      /<link rel="modulepreload"[^>]*>/g,
      /import \*[^;]*;/g,
    ]) {
      expect(() => finishPage(html.replace(missing, ""), "document", styles)).toThrow();
    }
  });
});
