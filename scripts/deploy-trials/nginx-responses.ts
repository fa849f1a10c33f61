import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { connect as connectTls } from "node:tls";
import { gunzipSync } from "node:zlib";
import { siteFolder } from "../../apps/dev/src/site.ts";
import { workerPolicy } from "../../apps/server/src/static-site/content-policy.ts";
import { ask, askAtOnce, isOk, readCode, SERVER_NAME, type Target, type TrialRequest } from "./requests.ts";
import { requireMatch, requireSame } from "./trial.ts";

export async function tryPages(target: Target): Promise<void> {
  const page = await ask(target, "/fa/login", {
    headers: { accept: "text/html", "accept-encoding": "gzip" },
  });
  const html = gunzipSync(page.body).toString();
  requireSame("pages are compressed", [page.status, page.headers["content-encoding"]].join(" "), "200 gzip");
  requireMatch(
    "pages keep the server's content security policy",
    page.headers["content-security-policy"],
    /script-src 'self'/,
  );
  requireMatch(
    "pages link to the other language",
    html,
    /<link rel="alternate" hrefLang="en" href="https:\/\/canopy\.example\/login"/i,
  );
  const sitemap = await ask(target, "/sitemap.xml");
  requireMatch(
    "the sitemap lists the page",
    sitemap.body,
    /<loc>https:\/\/canopy\.example\/fa\/login<\/loc>/,
  );
  requireMatch(
    "pages have one Strict-Transport-Security header",
    page.headers["strict-transport-security"],
    /^max-age=31536000[^,]*$/,
  );
  requireSame("headers hide nginx's version", page.headers["server"], "nginx");
  const round = await ask(target, "/dashboard/history/rounds/12", { headers: { accept: "text/html" } });
  requireSame("a page with a parameter in its path", round.status, 200);
  const unknown = await ask(target, "/dashboard/nope", { headers: { accept: "text/html" } });
  requireSame("an unknown page", unknown.status, 404);
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? "/assets/none.js";
  const script = await ask(target, asset, { headers: { "accept-encoding": "gzip" } });
  requireSame(
    "an asset comes from the disk",
    [script.status, script.headers["content-encoding"]].join(" "),
    "200 gzip",
  );
  requireMatch("assets are immutable", script.headers["cache-control"], /max-age=31536000, immutable/);
  requireMatch("as JavaScript", script.headers["content-type"], /^text\/javascript/);
  requireSame("assets have nosniff", script.headers["x-content-type-options"], "nosniff");
  const policy = "permissions-policy";
  requireSame("assets have the Permissions-Policy of pages", script.headers[policy], page.headers[policy]);
  const missing = await ask(target, "/assets/nothing.js");
  requireSame("a missing asset", `${missing.status} ${readCode(missing)}`, "404 NOT_FOUND");
  const posted = await ask(target, asset, { method: "POST" });
  requireSame("POST of an asset", `${posted.status} ${readCode(posted)}`, "404 NOT_FOUND");
}

/** A browser applies the policy of a worker's script to the worker. */
export async function tryWorkers(target: Target): Promise<void> {
  const scripts = (await readdir(join(siteFolder, "assets"))).filter((name) => name.endsWith(".js"));
  const isWorker = (name: string) => name.includes(".worker-");
  const workers = scripts.filter(isWorker);
  requireSame("the site has scripts of workers", workers.length > 0, true);
  for (const name of workers) {
    for (const encoding of ["gzip", "identity"]) {
      const path = `/assets/${name}`;
      const { status, headers } = await ask(target, path, { headers: { "accept-encoding": encoding } });
      requireSame(`${path} (${encoding}) is a file`, status, 200);
      requireSame("with the server's policy for workers", headers["content-security-policy"], workerPolicy);
    }
  }
  const other = scripts.find((name) => !isWorker(name));
  const { headers } = await ask(target, `/assets/${other}`);
  requireSame(
    "other scripts have the policy of files",
    headers["content-security-policy"],
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  );
}

export async function tryApi(target: Target): Promise<void> {
  const stats = await ask(target, "/api/stats", { headers: { "accept-encoding": "gzip" } });
  const etag = String(stats.headers["etag"]);
  requireMatch("a public read has an ETag", etag, /^(W\/)?"/);
  const known = await ask(target, "/api/stats", {
    headers: { "if-none-match": etag, "accept-encoding": "gzip" },
  });
  requireSame("the ETag gives 304, compressed or not", known.status, 304);
  const unknown = await ask(target, "/api/nothing");
  requireSame(
    "nginx passes the server's errors unchanged",
    `${unknown.status} ${readCode(unknown)}`,
    "404 NOT_FOUND",
  );
  requireMatch("errors have a request id", unknown.headers["x-request-id"], /^[0-9a-f-]{36}$/);
  const large: TrialRequest = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: Buffer.alloc(80 * 1_024, 32),
  };
  const byServer = await ask(target, "/api/auth/nonce", large);
  requireSame("80 KiB: 413 by the server", `${byServer.status} ${readCode(byServer)}`, "413 BODY_TOO_LARGE");
  const byNginx = await ask(target, "/api/auth/nonce", {
    ...large,
    headers: { ...large.headers, "content-length": String(4 << 20), expect: "100-continue" },
  });
  requireSame(
    "4 MB: 413 by nginx, in the envelope",
    `${byNginx.status} ${readCode(byNginx)}`,
    "413 BODY_TOO_LARGE",
  );
}

export async function tryCache(target: Target): Promise<void> {
  const path = "/api/price";
  const together = await askAtOnce(target, `${path}?_t=1`, { count: 10, from: "127.0.0.1" });
  const statuses = together.map(({ headers }) => headers["x-cache"]);
  requireSame("ten reads at once: all answered", together.every(isOk), true);
  requireSame("the server loads one", statuses.filter((status) => status === "MISS").length, 1);
  requireSame("the others share it", statuses.filter((status) => status === "HIT").length, 9);
  const later = await ask(target, `${path}?_t=2`);
  requireSame("another _t: the same cache entry", later.headers["x-cache"] === "MISS", false);
  requireSame("without the rate limit of another client", later.headers["x-ratelimit-limit"], undefined);
  const known = await ask(target, path, { headers: { "if-none-match": String(later.headers["etag"]) } });
  requireSame("the cache answers an ETag with 304", known.status, 304);
  const signedIn = await ask(target, path, { headers: { authorization: "Bearer a" } });
  requireSame("a request with a token: past the cache", signedIn.headers["x-cache"], "BYPASS");
  for (const time of ["first", "second"]) {
    const missing = await ask(target, "/api/members/missing1");
    requireSame(`a failure, ${time} time: past the cache`, missing.headers["x-cache"], "MISS");
  }
  const { headers } = await ask(target, "/api/health");
  requireSame("other routes have no cache", headers["x-cache"], undefined);
}

/** Sends raw text over TLS and reads the response. */
function sendRaw({ port, ca }: Target, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({ port, host: "127.0.0.1", ca, servername: SERVER_NAME }, () =>
      socket.write(text),
    );
    let received = "";
    socket.on("data", (chunk: Buffer) => {
      received += chunk.toString();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(received));
  });
}

export async function tryOwnErrors(target: Target): Promise<void> {
  const line = `Host: ${SERVER_NAME}\r\nConnection: close\r\n`;
  for (const [what, status, code, text] of [
    ["no HTTP at all", 400, "BAD_REQUEST", "hello\r\n\r\n"],
    ["no Host", 400, "BAD_REQUEST", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["another Host", 400, "BAD_REQUEST", "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
    ["an address above 16 KiB", 400, "BAD_REQUEST", `GET /${"a".repeat(20_000)} HTTP/1.1\r\n${line}\r\n`],
    [
      "headers above 16 KiB",
      431,
      "HEADERS_TOO_LARGE",
      `GET / HTTP/1.1\r\n${line}A: ${"a".repeat(20_000)}\r\n\r\n`,
    ],
  ] as const) {
    const response = await sendRaw(target, text);
    requireMatch(
      `${what}: ${status} in the envelope`,
      response,
      new RegExp(`^HTTP/1\\.1 ${status} [^]*"code":"${code}"`),
    );
    for (const header of ["Permissions-Policy", "Content-Security-Policy", "Strict-Transport-Security"])
      requireMatch(`with ${header}`, response, new RegExp(`\r\n${header}: `, "i"));
  }
  const page = await ask(target, "/login", { headers: { accept: "text/html" } });
  const policies = String(page.headers["permissions-policy"]).split("camera=()").length - 1;
  requireSame("pages have one Permissions-Policy", policies, 1);
}

export async function tryLimits(target: Target): Promise<void> {
  const signIn = (from: string, claimed: string) =>
    ask(target, "/api/auth/nonce", {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": claimed },
      body: "{}",
      from,
    });
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1)
    statuses.push((await signIn("127.0.2.1", `203.0.113.${count}`)).status);
  // Each process allows three.
  const isLimited = statuses.includes(429);
  requireSame("seven sign-ins from one address with any X-Forwarded-For: 429", isLimited, true);
  const other = await signIn("127.0.2.2", "127.0.2.1");
  requireSame("the server counts another address separately", other.status === 429, false);
  const flood = await askAtOnce(target, "/api/health", { count: 150, from: "127.0.2.3" });
  const refused = flood.filter(({ status }) => status === 429);
  requireSame("150 requests at once: some are refused", refused.length > 0, true);
  requireSame(
    "429 by nginx, in the envelope",
    refused.every((response) => readCode(response) === "TOO_MANY_REQUESTS"),
    true,
  );
}
