import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { memberPaths, originPlaceholder, pageLanguages } from "@canopy/shared/pages";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { errorEnvelope } from "../http/envelope.ts";
import { matchesEtag } from "../http/etag.ts";
import { contentPolicy, workerPolicy } from "./content-policy.ts";
import { robotsText, sitemapXml } from "./crawlers.ts";
import { chooseEncoding, encodeOnce } from "./encodings.ts";
import { inlineScriptSources } from "./inline-scripts.ts";
import { readPages } from "./read-pages.ts";
import { securityText } from "./security-text.ts";

/** The value of SITE_DIR when another program serves the site. */
export const NO_SITE = "none";
/** Seconds. The build renames a file below /assets when its content changes. */
const ASSET_LIFE = 31_536_000;

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves the built site as it is when the server starts. An unknown path gets the site's 404 page, or the envelope when
 * the request does not accept HTML.
 */
export async function serveSite(app: FastifyInstance, config: Config): Promise<void> {
  const folder = resolve(config.siteFolder);
  const site = config.siteFolder === NO_SITE ? null : await readPages(folder);
  if (site === null) {
    if (config.siteFolder !== NO_SITE)
      app.log.warn(
        `SITE_DIR ${config.siteFolder} does not exist, serving no site. Run npm run build to create it.`,
      );
    app.setNotFoundHandler((_request, reply) => reply.code(404).send(errorEnvelope("NOT_FOUND")));
    return;
  }

  await serveFiles(app, folder);
  const { publicOrigin } = config;
  for (const [path, text, type] of [
    ["/robots.txt", robotsText(publicOrigin), "text/plain; charset=utf-8"],
    ["/sitemap.xml", sitemapXml(site.pages, publicOrigin), "application/xml; charset=utf-8"],
  ] as const) {
    app.get(path, textSender(text, type));
  }

  // Written for each request, so that it does not expire while the server runs.
  app.get("/.well-known/security.txt", async (_request, reply) =>
    reply
      .header("cache-control", "no-cache")
      .type("text/plain; charset=utf-8")
      .send(securityText(publicOrigin, new Date())),
  );

  for (const [path, html] of site.pages) {
    const send = pageSender(html, config);
    for (const url of path === "/" ? ["/"] : [path, `${path}/`]) app.get(url, send);
  }
  const sendFallback = site.fallback === undefined ? undefined : pageSender(site.fallback, config);
  // Only public pages have a language in their path.
  const prefixes = pageLanguages.map(({ prefix }) => prefix).filter((prefix) => prefix !== "");
  for (const prefix of prefixes) {
    for (const page of memberPaths) {
      for (const url of [prefix + page, `${prefix}${page}/*`]) {
        app.get(url, (request, reply) => reply.redirect(request.url.slice(prefix.length)));
      }
    }
  }
  app.setNotFoundHandler((request, reply) => {
    reply.code(404);
    return sendFallback !== undefined && wantsPage(request)
      ? sendFallback(request, reply)
      : reply.send(errorEnvelope("NOT_FOUND"));
  });
}

/** Serves files from the disk, and their compressed copies if the build made some. */
async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // Only files that exist now have a route, so that no request path reaches the disk.
    wildcard: false,
    globIgnore: ["**/*.html", "**/*.br", "**/*.gz"],
    preCompressed: true,
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders(response, path) {
      const isAsset = path.startsWith(resolve(folder, "assets"));
      response.header("cache-control", isAsset ? `public, max-age=${ASSET_LIFE}, immutable` : "no-cache");
      // A worker has the policy of its script, not that of the page.
      if (/\.worker-[^/]*\.js/.test(path)) response.header("content-security-policy", workerPolicy);
    },
  });
}

/** Sends a page with the site's origin filled in, under a policy for this page. */
function pageSender(built: string, config: Config): Send {
  const html = built.replaceAll(originPlaceholder, config.publicOrigin);
  return textSender(html, "text/html; charset=utf-8", {
    "content-security-policy": contentPolicy(config, inlineScriptSources(html)),
  });
}

/** Sends a text in the best encoding that the client accepts, or 304 if the client has it. */
function textSender(text: string, type: string, headers: Readonly<Record<string, string>> = {}): Send {
  const encode = encodeOnce(text);
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 27);
  return async (request, reply) => {
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    // Each encoding is a separate representation with its own strong tag (RFC 9110, 8.8.3.3).
    const etag = encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
    reply.headers({ ...headers, "cache-control": "no-cache", etag });
    reply.header("vary", [reply.getHeader("vary"), "Accept-Encoding"].filter(Boolean).join(", "));
    if (reply.statusCode === 200 && matchesEtag(request.headers["if-none-match"], etag)) {
      return reply.code(304).send();
    }
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.type(type).send(await encode(encoding));
  };
}

function wantsPage({ method, headers }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD") && (headers.accept ?? "").includes("text/html");
}
