import { z } from "zod";

/** What a page of the built site holds for its browser to ask for. */
const stylesheet = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/?>/g;
const preload = /<link rel="modulepreload" href="(\/assets\/[\w.-]+\.js)"\/?>/g;
const begin = /<script type="module" async="">([\s\S]*?)<\/script>/;
const manifest = /^\/assets\/manifest-/;
/** What only the router reads: the state it would begin with, and where the page was scrolled to, which the browser knows. */
const routerState =
  /<script>(?:window\.__reactRouterContext|\(\(storageKey, restoreKey\))[\s\S]*?<\/script>/g;

const modulesSchema = z.record(z.string(), z.string()).refine((modules) => Object.keys(modules).length > 0);

/**
 * Finishes the file of a page that no router takes over. Its styles are written into it, so that nothing has to be asked for
 * before it is seen, and its code is asked for when it has been: neither waits for the other's bytes on a slow line.
 *
 * @param html as React Router prerendered it
 * @param readStyles gives the text of a stylesheet by its address
 * @throws if the page does not look as React Router's pages do
 */
export function finishPage(html: string, readStyles: (href: string) => string): string {
  const modules = modulesOf(html);
  const code = [...html.matchAll(preload)]
    .map(([, href = ""]) => href)
    .filter((href) => !manifest.test(href));
  if (code.length === 0) throw new Error("The page preloads no code");
  if (html.search(stylesheet) < 0) throw new Error("The page names no styles");
  return html
    .replace(preload, "")
    .replace(routerState, "")
    .replace(stylesheet, (_link, href: string) => `<style>${readStyles(href)}</style>`)
    .replace(begin, () => `<script>${beginAfterPaint(code, modules)}</script>`);
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
function beginAfterPaint(code: readonly string[], { routes, entry }: ReturnType<typeof modulesOf>): string {
  const ids = JSON.stringify(Object.keys(routes));
  const files = Object.values(routes).map((href) => `import(${JSON.stringify(href)})`);
  return [
    "(function(){var asked=false;function begin(){if(asked)return;asked=true;",
    `${JSON.stringify(code)}.forEach(function(href){var l=document.createElement("link");l.rel="modulepreload";l.href=href;document.head.append(l)});`,
    `Promise.all([${files.join()}]).then(function(modules){var named={};${ids}.forEach(function(id,i){named[id]=modules[i]});`,
    `window.__reactRouterRouteModules=named;return import(${JSON.stringify(entry)})})}`,
    "requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,1000)})()",
  ].join("");
}
