import { resolve } from "node:path";
import { clientPages } from "@canopy/shared/pages";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { failure } from "../http/answers.ts";
import { contentPolicy } from "./content-policy.ts";
import { inlineScriptSources } from "./inline-scripts.ts";
import { languageLinks } from "./language-links.ts";
import { readPages } from "./read-pages.ts";

/** As SITE_DIR: the site is not this server's to serve. */
export const NO_SITE = "none";
/** Seconds; the build gives every file below /assets another name when its content changes. */
const ASSET_LIFE = 31_536_000;

/**
 * Serves the built site, as it is when the server starts. A path that is nobody's is answered with the site's own page for
 * that and status 404, or with the envelope where no page is wanted.
 */
export async function serveSite(app: FastifyInstance, config: Config): Promise<void> {
  const folder = resolve(config.siteFolder);
  const site = config.siteFolder === NO_SITE ? null : await readPages(folder);
  if (site === null) {
    if (config.siteFolder !== NO_SITE)
      app.log.warn(`no site to serve: SITE_DIR ${config.siteFolder} does not exist (npm run build makes it)`);
    app.setNotFoundHandler((_request, reply) => reply.code(404).send(failure("NOT_FOUND")));
    return;
  }

  await app.register(fastifyStatic, {
    root: folder,
    // Only files that exist now have a route, so that no path is ever looked up on the disk.
    wildcard: false,
    globIgnore: ["**/*.html"],
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders(response, path) {
      const isAsset = path.startsWith(resolve(folder, "assets"));
      response.header("cache-control", isAsset ? `public, max-age=${ASSET_LIFE}, immutable` : "no-cache");
    },
  });

  const pageOf = (html: string, links?: string) => {
    const policy = contentPolicy(config, inlineScriptSources(html));
    return (reply: FastifyReply) =>
      reply
        .headers({
          "content-security-policy": policy,
          "cache-control": "no-cache",
          ...(links !== undefined && { link: links }),
        })
        .type("text/html; charset=utf-8")
        .send(html);
  };
  for (const [path, html] of site.pages) {
    const send = pageOf(
      html,
      languageLinks(path, config.publicOrigin, (page) => site.pages.has(page)),
    );
    for (const url of path === "/" ? ["/"] : [path, `${path}/`])
      app.get(url, (_request, reply) => send(reply));
  }
  const sendFallback = site.fallback === undefined ? undefined : pageOf(site.fallback);
  if (sendFallback !== undefined) {
    for (const page of clientPages) {
      for (const url of [page, `${page}/*`]) app.get(url, (_request, reply) => sendFallback(reply));
    }
  }
  app.setNotFoundHandler((request, reply) => {
    reply.code(404);
    return sendFallback !== undefined && wantsPage(request)
      ? sendFallback(reply)
      : reply.send(failure("NOT_FOUND"));
  });
}

function wantsPage({ method, headers }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD") && (headers.accept ?? "").includes("text/html");
}
