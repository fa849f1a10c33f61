import { z } from "zod";

/** What a page of the built site holds for its browser to ask for. */
const stylesheet = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/?>/g;
const preload = /<link rel="modulepreload" href="(\/assets\/[\w.-]+\.js)"\/?>/g;
const begin = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** The router's table of routes: it is run before the entry, and only the router reads it. */
const manifest = /^\/assets\/manifest-/;
/** What only the router reads: the state it would begin with, and where the page was scrolled to, which the browser knows. */
const routerState =
  /<script>(?:window\.__reactRouterContext|\(\(storageKey, restoreKey\))[\s\S]*?<\/script>/g;

const modulesSchema = z.record(z.string(), z.string()).refine((modules) => Object.keys(modules).length > 0);

/**
 * Finishes the file of a prerendered page. Its styles are written into it, so that nothing has to be asked for before it is
 * seen, and its code is asked for when it has been: neither waits for the other's bytes on a slow line.
 *
 * @param html as React Router prerendered it
 * @param takenOver `whole` by React Router, which looks for its own elements again, or as a `document` without a router
 * @param readStyles gives the text of a stylesheet by its address
 * @throws if the page does not look as React Router's pages do
 */
export function finishPage(
  html: string,
  takenOver: "document" | "whole",
  readStyles: (href: string) => string,
): string {
  const { routes, entry } = modulesOf(html);
  const links = [...html.matchAll(preload)].map(([, href = ""]) => href);
  if (links.length === 0) throw new Error("The page preloads no code");
  if (html.search(stylesheet) < 0) throw new Error("The page names no styles");
  const withStyles = html.replace(preload, "").replace(stylesheet, (link, href: string) => {
    // Its own link the router finds again, and no browser need follow it.
    const ofRouter = takenOver === "whole" ? link.replace("<link", '<link disabled=""') : "";
    return `<style>${readStyles(href)}</style>${ofRouter}${knownTo(href)}`;
  });
  if (takenOver === "whole") {
    return withStyles.replace(begin, () => `<script>${beginAfterPaint(links, routes, entry)}</script>`);
  }
  const code = links.filter((href) => !manifest.test(href));
  return withStyles
    .replace(routerState, "")
    .replace(begin, () => `<script>${beginAfterPaint(code, routes, entry)}</script>`);
}

/** Finishes the page that is drawn in the browser only: it keeps all, and its styles are not fetched a second time. */
export function finishFallback(html: string): string {
  return html.replace(stylesheet, (link, href: string) => `${link}${knownTo(href)}`);
}

/**
 * Tells Vite that these styles are on the page: before it runs code that came by `import()` it looks for a link to the very
 * address, and would fetch them, wait, and have every element styled anew.
 */
function knownTo(href: string): string {
  return `<link rel="stylesheet" href="${href}" disabled=""/>`;
}

/** The route modules that the page's own script names, outermost first, and the entry. */
function modulesOf(html: string): { routes: Record<string, string>; entry: string } {
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
 * The script at the end of the page: it asks for the code once a frame has been drawn, or after a second where none is,
 * as in a tab in the background.
 */
function beginAfterPaint(
  code: readonly string[],
  routes: Readonly<Record<string, string>>,
  entry: string,
): string {
  const first = code.filter((href) => manifest.test(href));
  const files = [...Object.values(routes), ...first].map((href) => `import(${JSON.stringify(href)})`);
  // What the routes import before the routes themselves, which would run all of it with them.
  const parts = code.filter((href) => ![entry, ...first, ...Object.values(routes)].includes(href));
  return [
    `(function(){var begun=false,code=${JSON.stringify(code)},parts=${JSON.stringify(parts)};`,
    "function begin(){if(begun)return;begun=true;ask()}",
    // One file a task, to be asked for and to be run: all at once they would hold a slow phone up.
    'function ask(){var href=code.shift();if(!href)return run();var l=document.createElement("link");l.rel="modulepreload";l.href=href;document.head.append(l);setTimeout(ask)}',
    "function run(){var href=parts.shift();if(!href)return start();function next(){setTimeout(run)}import(href).then(next,next)}",
    `function start(){Promise.all([${files.join()}]).then(function(modules){var named={};${JSON.stringify(Object.keys(routes))}.forEach(function(id,i){named[id]=modules[i]});`,
    `window.__reactRouterRouteModules=named;return import(${JSON.stringify(entry)})})}`,
    "requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,1000)})()",
  ].join("");
}
