import { z } from "zod";

/** Patterns of what a built page loads. */
const stylesheet = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/?>/g;
const preload = /<link rel="modulepreload" href="(\/assets\/[\w.-]+\.js)"\/?>/g;
const begin = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** The router's manifest, which runs before the entry. Only the router reads it. */
const manifest = /^\/assets\/manifest-/;
/** Inline scripts for the router: its initial state and the scroll position. */
const routerState =
  /<script>(?:window\.__reactRouterContext|\(\(storageKey, restoreKey\))[\s\S]*?<\/script>/g;

const modulesSchema = z.record(z.string(), z.string()).refine((modules) => Object.keys(modules).length > 0);

/**
 * Finishes a prerendered page: inlines its styles, so that the first paint needs no further request, and loads its code after
 * the first paint, so that styles and code don't compete for bandwidth.
 *
 * @param html the output of React Router
 * @param takenOver how the page hydrates: `whole` with React Router, or as a `document` without a router
 * @param readStyles returns the text of a stylesheet by its URL
 * @throws if React Router's output has changed
 */
export function finishPage(
  html: string,
  takenOver: "document" | "whole",
  readStyles: (href: string) => string,
): string {
  const { routes, entry } = readModules(html);
  const links = [...html.matchAll(preload)].map(([, href = ""]) => href);
  if (links.length === 0)
    throw new Error(
      "The page preloads no code. React Router's output has changed: adapt vite/finish-page.ts.",
    );
  if (html.search(stylesheet) < 0)
    throw new Error(
      "The page links no stylesheet. React Router's output has changed: adapt vite/finish-page.ts.",
    );
  const withStyles = html.replace(preload, "").replace(stylesheet, (link, href: string) => {
    // The router finds its link again; a browser need not load it.
    const ofRouter = takenOver === "whole" ? link.replace("<link", '<link disabled=""') : "";
    return `<style>${readStyles(href)}</style>${ofRouter}${loadedMark(href)}`;
  });
  if (takenOver === "whole") {
    return withStyles.replace(begin, () => `<script>${beginAfterPaint(links, routes, entry)}</script>`);
  }
  const code = links.filter((href) => !manifest.test(href));
  return withStyles
    .replace(routerState, "")
    .replace(begin, () => `<script>${beginAfterPaint(code, routes, entry)}</script>`);
}

/** Finishes the fallback page: keeps everything, and prevents a second request for its styles. */
export function finishFallback(html: string): string {
  return html.replace(stylesheet, (link, href: string) => `${link}${loadedMark(href)}`);
}

/**
 * Marks inlined styles as loaded. Before it runs code from `import()`, Vite looks for a link with exactly this URL, and would
 * otherwise load the stylesheet and recalculate all styles.
 */
function loadedMark(href: string): string {
  return `<link rel="stylesheet" href="${href}" disabled=""/>`;
}

/** The entry and the route modules of the page's inline script, outermost first. */
function readModules(html: string): { routes: Record<string, string>; entry: string } {
  const [, script = ""] = begin.exec(html) ?? [];
  const addresses = new Map(
    [...script.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name = "", href = ""]) => [
      name,
      href,
    ]),
  );
  const [, named = ""] = /__reactRouterRouteModules = \{(.*?)\}/.exec(script) ?? [];
  const routes = [...named.matchAll(/"([^"]+)":(\w+)/g)].map(([, id = "", name = ""]) => [
    id,
    addresses.get(name),
  ]);
  const [, entry = ""] = /import\("([^"]+)"\)/.exec(script) ?? [];
  return { routes: modulesSchema.parse(Object.fromEntries(routes)), entry: z.string().min(1).parse(entry) };
}

/**
 * The script at the end of the page. It loads the code after the first frame, or after a second without one, as in a background
 * tab.
 */
function beginAfterPaint(
  code: readonly string[],
  routes: Readonly<Record<string, string>>,
  entry: string,
): string {
  const first = code.filter((href) => manifest.test(href));
  const files = [...Object.values(routes), ...first].map((href) => `import(${JSON.stringify(href)})`);
  // Imports of the routes run before the routes, which would otherwise run all of them in one task.
  const parts = code.filter((href) => ![entry, ...first, ...Object.values(routes)].includes(href));
  return [
    `(function(){var begun=false,code=${JSON.stringify(code)},parts=${JSON.stringify(parts)};`,
    "function begin(){if(begun)return;begun=true;ask()}",
    // One file per task, because all of them in one task would block a slow phone.
    'function ask(){var href=code.shift();if(!href)return run();var l=document.createElement("link");l.rel="modulepreload";l.href=href;document.head.append(l);setTimeout(ask)}',
    "function run(){var href=parts.shift();if(!href)return start();function next(){setTimeout(run)}import(href).then(next,next)}",
    `function start(){Promise.all([${files.join()}]).then(function(modules){var named={};${JSON.stringify(Object.keys(routes))}.forEach(function(id,i){named[id]=modules[i]});`,
    `window.__reactRouterRouteModules=named;return import(${JSON.stringify(entry)})})}`,
    "requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,1000)})()",
  ].join("");
}
