/**
 * `npm run try:nginx`: tests deploy/nginx/canopy.conf with two real api processes, a real chain, a real PostgreSQL and the
 * built site. Prints each check; exits 1 when one fails. Removes everything it created.
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { siteFolder } from "../apps/dev/src/site.ts";
import { freePort } from "../apps/server/src/lib/port.ts";
import { type Guarded, spawnGuarded } from "../apps/server/src/lib/process/guarded.ts";
import { startPostgres } from "../apps/server/test/support/postgres.ts";
import { type ServerProcess, spawnServer } from "../apps/server/test/support/server-process.ts";
import { startTestChain } from "../apps/server/test/support/test-chain.ts";
import { renderConfiguration } from "./nginx/render.ts";
import {
  ask,
  askDuring,
  SERVER_NAME,
  type Target,
  type TrialRequest,
  type TrialResponse,
} from "./nginx/requests.ts";

const run = promisify(execFile);
const say = (line: string) => process.stdout.write(`${line}\n`);
const undo: (() => Promise<unknown>)[] = [];

try {
  await main();
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
} finally {
  for (const step of undo.reverse()) await step().catch((error: unknown) => say(String(error)));
}

async function main(): Promise<void> {
  await run("nginx", ["-v"]).catch(() => {
    throw new Error("nginx is missing. Run apt-get install nginx-light, or add nginx to PATH.");
  });
  await readdir(siteFolder).catch(() => {
    throw new Error("The site is not built. Run npm run build -w @canopy/web.");
  });
  const folder = await mkdtemp(join(tmpdir(), "canopy-nginx-"));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  const [httpPort, httpsPort, first, second] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const apis = await startApis([first, second]);
  const ca = await makeCertificate(folder);
  const target: Target = { port: httpsPort, ca };
  const configuration = join(folder, "nginx.conf");
  await writeFile(
    configuration,
    await renderConfiguration({ folder, site: siteFolder, httpPort, httpsPort, apiPorts: [first, second] }),
  );
  const nginx = await startNginx(folder, configuration, target);
  undo.push(nginx.stop);

  await tryTls(target);
  await tryHttp(httpPort);
  await tryPages(target);
  await tryApi(target);
  await tryCache(target);
  await tryOwnErrors(target);
  await tryLimits(target);
  await tryReload(target, folder, configuration);
  await tryOneApiKilled(target, apis);
  await tryNoApi(target, apis);
}

/** An indexer, and two api processes that share its database. */
async function startApis(ports: readonly [number, number]): Promise<readonly ServerProcess[]> {
  const chain = await startTestChain();
  undo.push(chain.stop);
  const postgres = await startPostgres();
  undo.push(postgres.stop);
  const environment = {
    DATABASE_URL: await postgres.createDatabase(),
    RPC_URL: chain.rpcUrl,
    CHAIN_ID: "31337",
    PLAN_ADDRESS: chain.plan,
    PLUS_ADDRESS: chain.plus,
    PLAN_BLOCK: String(chain.block),
    PUBLIC_ORIGIN: `https://${SERVER_NAME}`,
    SITE_DIR: siteFolder,
    TRUSTED_PROXIES: "127.0.0.1",
    REQUESTS_PER_MINUTE: "100000",
    SIGN_INS_PER_MINUTE: "3",
  };
  const indexer = start(environment, "indexer");
  await indexer.line("ready");
  const apis = ports.map((port) => start({ ...environment, PORT: String(port) }, "api"));
  for (const api of apis) await api.line("ready");
  return apis;
}

function start(environment: Record<string, string>, role: string): ServerProcess {
  const server = spawnServer(environment, ["--roles", role]);
  undo.push(async () => {
    server.child.kill("SIGTERM");
    await server.ended;
  });
  return server;
}

/** A self-signed certificate for the name. */
async function makeCertificate(folder: string): Promise<Buffer> {
  const certificate = join(folder, "certificate.pem");
  await run("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"],
    ...["-subj", `/CN=${SERVER_NAME}`, "-addext", `subjectAltName=DNS:${SERVER_NAME}`],
    ...["-keyout", join(folder, "key.pem"), "-out", certificate],
  ]);
  return readFile(certificate);
}

async function startNginx(folder: string, configuration: string, target: Target): Promise<Guarded> {
  await mkdir(join(folder, "logs"));
  await run("nginx", ["-t", "-q", "-p", folder, "-c", configuration]);
  const nginx = spawnGuarded("nginx", ["-p", folder, "-c", configuration, "-g", "daemon off;"]);
  let words = "";
  nginx.output.on("data", (chunk: Buffer) => {
    words += chunk.toString();
  });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await ask(target, "/api/health").then(isOk, () => false)) return nginx;
    await sleep(50);
  }
  await nginx.stop();
  throw new Error(`nginx does not respond: ${words}`);
}

function isOk({ status }: TrialResponse): boolean {
  return status === 200;
}

async function tryTls({ port, ca }: Target): Promise<void> {
  for (const version of ["TLSv1.2", "TLSv1.3"] as const) {
    requireSame(`${version} works, with HTTP/2`, await handshake(port, ca, SERVER_NAME, version), "h2");
  }
  requireSame("nginx refuses TLS 1.1", await readAlert(port, "-tls1_1"), "protocol version");
  const other = await handshake(port, ca, "other.example", "TLSv1.3").catch(() => "refused");
  requireSame("another name gets no certificate", other, "refused");
  const session = connectHttp2(`https://127.0.0.1:${port}`, { ca, servername: SERVER_NAME });
  const status = await new Promise((resolve, reject) => {
    session.on("error", reject);
    const stream = session.request({ ":path": "/api/health", ":authority": SERVER_NAME });
    stream.on("response", (headers) => resolve(headers[":status"]));
    stream.on("error", reject).resume();
  });
  session.close();
  requireSame("the API answers over HTTP/2", status, 200);
}

/** The server's alert to a client with an old TLS version only; Node's own client has none. */
async function readAlert(port: number, version: string): Promise<string | undefined> {
  const host = ["-connect", `127.0.0.1:${port}`, "-servername", SERVER_NAME];
  const client = run("openssl", ["s_client", ...host, version, "-cipher", "DEFAULT@SECLEVEL=0"]);
  client.child.stdin?.end();
  const words = await client.then(({ stdout, stderr }) => stdout + stderr, String);
  return /alert (protocol version)/.exec(words)?.[1];
}

function handshake(port: number, ca: Buffer, servername: string, version: "TLSv1.2" | "TLSv1.3") {
  return new Promise<string>((resolve, reject) => {
    const socket = connectTls(
      {
        port,
        host: "127.0.0.1",
        ca,
        servername,
        minVersion: version,
        maxVersion: version,
        ALPNProtocols: ["h2"],
      },
      () => {
        resolve(String(socket.alpnProtocol));
        socket.destroy();
      },
    );
    socket.on("error", reject);
  });
}

async function tryHttp(port: number): Promise<void> {
  const askPlainly = (path: string) =>
    new Promise<string>((resolve, reject) => {
      get({ port, host: "127.0.0.1", path, headers: { host: SERVER_NAME }, agent: false }, (response) => {
        response.resume();
        resolve(`${response.statusCode} ${response.headers.location}`);
      }).on("error", reject);
    });
  const secure = `308 https://${SERVER_NAME}/login?_t=1`;
  requireSame("http redirects to https", await askPlainly("/login?_t=1"), secure);
  requireSame("the API does not redirect", await askPlainly("/api/health"), "403 undefined");
}

async function tryPages(target: Target): Promise<void> {
  const page = await ask(target, "/fa/login", {
    headers: { accept: "text/html", "accept-encoding": "gzip" },
  });
  const html = gunzipSync(page.body).toString();
  requireSame("pages are compressed", [page.status, page.headers["content-encoding"]].join(" "), "200 gzip");
  matches(
    "pages keep the server's content security policy",
    page.headers["content-security-policy"],
    /script-src 'self'/,
  );
  matches(
    "pages link to the other language",
    html,
    /<link rel="alternate" hrefLang="en" href="https:\/\/canopy\.example\/login"/i,
  );
  const sitemap = await ask(target, "/sitemap.xml");
  matches("the sitemap lists the page", sitemap.body, /<loc>https:\/\/canopy\.example\/fa\/login<\/loc>/);
  matches(
    "pages have one Strict-Transport-Security header",
    page.headers["strict-transport-security"],
    /^max-age=31536000[^,]*$/,
  );
  requireSame("headers hide nginx's version", page.headers["server"], "nginx");
  const dashboard = await ask(target, "/dashboard/tree", { headers: { accept: "text/html" } });
  requireSame("a client-rendered page", dashboard.status, 200);
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? "/assets/none.js";
  const script = await ask(target, asset, { headers: { "accept-encoding": "gzip" } });
  requireSame(
    "an asset comes from the disk",
    [script.status, script.headers["content-encoding"]].join(" "),
    "200 gzip",
  );
  matches("assets are immutable", script.headers["cache-control"], /max-age=31536000, immutable/);
  matches("as JavaScript", script.headers["content-type"], /^text\/javascript/);
  requireSame("assets have nosniff", script.headers["x-content-type-options"], "nosniff");
  const policy = "permissions-policy";
  requireSame("assets have the Permissions-Policy of pages", script.headers[policy], page.headers[policy]);
  const missing = await ask(target, "/assets/nothing.js");
  requireSame("a missing asset", `${missing.status} ${readCode(missing)}`, "404 NOT_FOUND");
  const posted = await ask(target, asset, { method: "POST" });
  requireSame("POST of an asset", `${posted.status} ${readCode(posted)}`, "404 NOT_FOUND");
}

function readCode({ body }: TrialResponse): unknown {
  return /"code":"([A-Z_]+)"/.exec(body.toString())?.[1];
}

async function tryApi(target: Target): Promise<void> {
  const stats = await ask(target, "/api/stats", { headers: { "accept-encoding": "gzip" } });
  const etag = String(stats.headers["etag"]);
  matches("a public read has an ETag", etag, /^(W\/)?"/);
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
  matches("errors have a request id", unknown.headers["x-request-id"], /^[0-9a-f-]{36}$/);
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

async function tryCache(target: Target): Promise<void> {
  const path = "/api/price";
  const together = await Promise.all(Array.from({ length: 10 }, () => ask(target, `${path}?_t=1`)));
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

async function tryOwnErrors(target: Target): Promise<void> {
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
    matches(
      `${what}: ${status} in the envelope`,
      response,
      new RegExp(`^HTTP/1\\.1 ${status} [^]*"code":"${code}"`),
    );
    for (const header of ["Permissions-Policy", "Content-Security-Policy", "Strict-Transport-Security"])
      matches(`with ${header}`, response, new RegExp(`\r\n${header}: `, "i"));
  }
  const page = await ask(target, "/login", { headers: { accept: "text/html" } });
  const policies = String(page.headers["permissions-policy"]).split("camera=()").length - 1;
  requireSame("pages have one Permissions-Policy", policies, 1);
}

async function tryLimits(target: Target): Promise<void> {
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
  const flood = await Promise.all(
    Array.from({ length: 150 }, () => ask(target, "/api/health", { from: "127.0.2.3" })),
  );
  const refused = flood.filter(({ status }) => status === 429);
  requireSame("150 requests at once: some are refused", refused.length > 0, true);
  requireSame(
    "429 by nginx, in the envelope",
    refused.every((response) => readCode(response) === "TOO_MANY_REQUESTS"),
    true,
  );
}

async function tryReload(target: Target, folder: string, configuration: string): Promise<void> {
  const { answered, failures } = await askDuring(target, "/api/health", async () => {
    for (let count = 0; count < 3; count += 1) {
      await run("nginx", ["-s", "reload", "-p", folder, "-c", configuration]);
      await sleep(500);
    }
  });
  requireSame(`three reloads: ${answered} requests answered, failed`, failures.join(), "");
}

async function tryOneApiKilled(target: Target, [first]: readonly ServerProcess[]): Promise<void> {
  const { answered, failures } = await askDuring(target, "/api/health", async () => {
    await sleep(300);
    first?.child.kill("SIGKILL");
    await sleep(1_500);
  });
  requireSame(`one api killed: ${answered} requests answered, failed`, failures.join(), "");
}

async function tryNoApi(target: Target, [, second]: readonly ServerProcess[]): Promise<void> {
  await ask(target, "/api/stats");
  second?.child.kill("SIGKILL");
  await second?.ended;
  requireSame("no api left: a cached read is still answered", (await ask(target, "/api/stats")).status, 200);
  const response = await ask(target, "/api/health");
  requireSame(
    "any other: 503 in the envelope",
    `${response.status} ${readCode(response)}`,
    "503 SERVICE_UNAVAILABLE",
  );
}

function requireSame(what: string, found: unknown, wanted: unknown): void {
  if (found !== wanted) throw new Error(`${what}: ${String(found)} instead of ${String(wanted)}`);
  say(`  ✓ ${what}${found === "" ? ": none" : ""}`);
}

function matches(what: string, found: unknown, pattern: RegExp): void {
  requireSame(what, pattern.test(String(found)) ? true : found, true);
}
