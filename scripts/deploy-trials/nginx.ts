/**
 * `npm run try:nginx`: tests deploy/nginx/canopy.conf with two real api processes, a real chain, a real PostgreSQL and the
 * built site. Prints each check; exits 1 when one fails. Removes everything it created.
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { siteFolder } from "../../apps/dev/src/site.ts";
import { freePort } from "../../apps/server/src/lib/port.ts";
import { type Guarded, spawnGuarded } from "../../apps/server/src/lib/process/guarded.ts";
import { startPostgres } from "../../apps/server/test/support/postgres.ts";
import { type ServerProcess, spawnServer } from "../../apps/server/test/support/server-process.ts";
import { startTestChain } from "../../apps/server/test/support/test-chain.ts";
import { tryMcp, tryStream } from "./nginx-chat.ts";
import { renderConfiguration } from "./nginx-configuration.ts";
import { tryApi, tryCache, tryLimits, tryOwnErrors, tryPages, tryWorkers } from "./nginx-responses.ts";
import { tryHttp, tryTls } from "./nginx-tls.ts";
import { ask, askDuring, isOk, readCode, SERVER_NAME, type Target } from "./requests.ts";
import { requireSame, requireSite, runTrial, undoAtEnd } from "./trial.ts";

const run = promisify(execFile);

await runTrial(async () => {
  await run("nginx", ["-v"]).catch(() => {
    throw new Error("nginx is missing. Run apt-get install nginx-light, or add nginx to PATH.");
  });
  await requireSite();
  const folder = await mkdtemp(join(tmpdir(), "canopy-nginx-"));
  undoAtEnd(() => rm(folder, { recursive: true, force: true }));
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
  undoAtEnd(nginx.stop);

  await tryTls(target);
  await tryHttp(httpPort);
  await tryPages(target);
  await tryWorkers(target);
  await tryApi(target);
  await tryCache(target);
  await tryOwnErrors(target);
  await tryStream(target);
  await tryMcp(target);
  await tryLimits(target);
  await tryReload(target, folder, configuration);
  await tryOneApiKilled(target, apis);
  await tryNoApi(target, apis);
});

/** An indexer, and two api processes that share its database. */
async function startApis(ports: readonly [number, number]): Promise<readonly ServerProcess[]> {
  const chain = await startTestChain();
  undoAtEnd(chain.stop);
  const postgres = await startPostgres();
  undoAtEnd(postgres.stop);
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
  undoAtEnd(async () => {
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

async function tryReload(target: Target, folder: string, configuration: string): Promise<void> {
  const { answered, failures } = await askDuring(target, "/api/health", async () => {
    for (let count = 0; count < 3; count += 1) {
      await run("nginx", ["-s", "reload", "-p", folder, "-c", configuration]);
      await sleep(500);
    }
  });
  requireSame(`three reloads: ${answered} requests answered, none failed`, failures.join(), "");
}

async function tryOneApiKilled(target: Target, [first]: readonly ServerProcess[]): Promise<void> {
  const { answered, failures } = await askDuring(target, "/api/health", async () => {
    await sleep(300);
    first?.child.kill("SIGKILL");
    await sleep(1_500);
  });
  requireSame(`one api killed: ${answered} requests answered, none failed`, failures.join(), "");
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
