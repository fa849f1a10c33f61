import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Kysely, PostgresDialect } from "kysely";
import { buildApp } from "../../app/app.ts";
import { connectChain } from "../../chain/client.ts";
import { createNodeGroup } from "../../chain/node-group.ts";
import { readConfig } from "../../config/config.ts";
import type { Tables } from "../../database/tables.ts";
import { createLog } from "../../lib/log.ts";
import { createMetrics } from "../../metrics/metrics.ts";
import { sortKeys } from "./sort-keys.ts";

/* Writes the OpenAPI document from the endpoints' schemas. With `--check` it writes nothing and fails if the file is stale. */

const path = fileURLToPath(new URL("../../../openapi.gen.json", import.meta.url));

/** No endpoint is called, so the services need no connections. */
async function makeDocument(): Promise<object> {
  const config = readConfig({
    RPC_URL: "http://127.0.0.1:1",
    CHAIN_ID: "31337",
    PLAN_ADDRESS: `0x${"0".repeat(40)}`,
    SITE_DIR: "no-site",
  });
  const log = createLog("silent");
  const nodes = createNodeGroup(config.chain.rpcUrls, { log, staleAfter: null });
  const unconnected = () => Promise.reject(new Error("The OpenAPI document needs no database"));
  const app = await buildApp({
    config,
    database: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: unconnected }) }),
    chain: connectChain(nodes),
    nodes,
    log,
    now: () => new Date(),
    lifecycle: { isStopping: false },
    metrics: createMetrics(),
  });
  await app.ready();
  const response = await app.inject({ url: "/api/openapi.json" });
  await app.close();
  return sortKeys(response.json());
}

const text = `${JSON.stringify(await makeDocument(), null, 2)}\n`;
if (!process.argv.includes("--check")) await writeFile(path, text);
else if ((await readFile(path, "utf8").catch(() => "")) !== text) {
  process.stderr.write("apps/server/openapi.gen.json is stale. Run npm run generate.\n");
  process.exitCode = 1;
}
