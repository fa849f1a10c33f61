import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { getSharedChain } from "../../test/support/ask-shared-services.ts";
import { startServerHere } from "../../test/support/server-here.ts";
import { createTestDatabaseUrl } from "../../test/support/test-database.ts";
import { freePort } from "../lib/port.ts";

const root = new URL("../../../../", import.meta.url);
const read = (path: string) => readFile(new URL(path, root), "utf8");

/** The metrics that a server of all roles has. */
async function readMetricNames(): Promise<Set<string>> {
  const [chain, database, port, metricsPort] = await Promise.all([
    getSharedChain(),
    createTestDatabaseUrl(),
    freePort(),
    freePort(),
  ]);
  const server = await startServerHere({
    ...{ DATABASE_URL: database, PORT: String(port), METRICS_PORT: String(metricsPort), SITE_DIR: "none" },
    ...{ RPC_URL: chain.rpcUrl, CHAIN_ID: "31337", PLAN_BLOCK: String(chain.block) },
    ...{ PLAN_ADDRESS: chain.plan, PLUS_ADDRESS: chain.plus },
  });
  await server.line("ready");
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const text = await response.text();
  await server.stop();
  return new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = ""]) => name));
}

/** The metrics in expressions of Prometheus. A histogram is read by its series. */
const findMetrics = (text: string) =>
  new Set(
    (text.match(/\b(?:canopy|process|nodejs)_[a-z0-9_]+/g) ?? []).map((name) =>
      name.replace(/_(bucket|count|sum)$/, ""),
    ),
  );

let names: Set<string>;
let rules: string;
beforeAll(async () => {
  [names, rules] = await Promise.all([readMetricNames(), read("deploy/prometheus/canopy.rules.yml")]);
});

describe.each([
  ["rules", "deploy/prometheus/canopy.rules.yml", 10],
  ["dashboard", "deploy/grafana/canopy.json", 15],
])("the %s", (_, path, atLeast) => {
  test("use metrics that the server has", async () => {
    const used = findMetrics(await read(path));
    expect(used.size).toBeGreaterThan(atLeast);
    expect([...used].filter((name) => !names.has(name))).toEqual([]);
  });
});

test("every alert has a section that says what to do, and every section an alert", async () => {
  const alerts = [...rules.matchAll(/- alert: (\w+)$/gm)].map(([, name]) => name);
  const docs = await read("docs/operating/alerts.md");
  const sections = [...docs.matchAll(/^## (Canopy\w+)$/gm)].map(([, name]) => name);
  expect(alerts.length).toBeGreaterThan(10);
  expect(sections.sort()).toEqual(alerts.sort());
});
