import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Kysely, PGliteDialect } from "kysely";
import openapiTS, { astToString } from "openapi-typescript";
import { connectChain } from "../../chain/client.ts";
import { readConfig } from "../../config/config.ts";
import type { Tables } from "../../database/tables.ts";
import { createLog } from "../../lib/log.ts";
import { createMetrics } from "../../metrics/metrics.ts";
import { buildApp } from "../../server/app.ts";
import { sortKeys } from "./sort-keys.ts";

/*
 * Writes the API's document and the browser client's types from the endpoints' schemas. With `--check` it writes nothing
 * and fails when they are not what the schemas say.
 */

const folder = new URL("../../../../web/app/api/", import.meta.url);
const header = "// Made from the server's schemas by `npm run generate`. Do not edit.\n";

/** The document of the API. Nothing is connected: no endpoint is called. */
async function makeDocument(): Promise<object> {
  const config = readConfig({
    RPC_URL: "http://127.0.0.1:1",
    CHAIN_ID: "31337",
    PLAN_ADDRESS: `0x${"0".repeat(40)}`,
    SITE_DIR: "no-site",
  });
  const unconnected = () => Promise.reject(new Error("The API's document needs no database"));
  const app = await buildApp({
    config,
    database: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: unconnected }) }),
    chain: connectChain(config.chain.rpcUrl),
    log: createLog("silent"),
    now: () => new Date(),
    lifecycle: { isStopping: false },
    metrics: createMetrics(),
  });
  await app.ready();
  const response = await app.inject({ url: "/api/openapi.json" });
  await app.close();
  return sortKeys(response.json());
}

async function contents(): Promise<Map<string, string>> {
  const document = await makeDocument();
  const json = `${JSON.stringify(document, null, 2)}\n`;
  const types = astToString(await openapiTS(json, { alphabetize: true }));
  return new Map([
    ["openapi.gen.json", json],
    ["schema.gen.ts", header + types],
  ]);
}

const isCheck = process.argv.includes("--check");
for (const [name, text] of await contents()) {
  const path = fileURLToPath(new URL(name, folder));
  if (!isCheck) await writeFile(path, text);
  else if ((await readFile(path, "utf8").catch(() => "")) !== text) {
    process.stderr.write(`apps/web/app/api/${name} is not what the server's schemas say: npm run generate\n`);
    process.exitCode = 1;
  }
}
