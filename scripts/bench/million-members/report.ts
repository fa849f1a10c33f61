import { connectChain } from "@canopy/server/chain/client";
import type { OpenDatabase } from "@canopy/server/database/postgres";
import { createOwnConnection } from "@canopy/server/report/own-connection";
import type { FinalPayments } from "@canopy/server/report/read-payments";
import { type Refresh, refreshReport } from "@canopy/server/report/refresh-report";
import { buildTestServer } from "@canopy/server/test/support/test-server";
import type { Figure } from "../figures.ts";
import { median, quantile } from "../quantiles.ts";
import { note } from "../scope.ts";
import type { Shape } from "./world.ts";

/** The minimum number of reads, even if the refresh ends earlier. */
const READS = 300;
/** More seconds than the API keeps a response in memory. */
const LIFETIME = 3;
/** Limit in milliseconds for a read, whatever the indexer does. */
const MAXIMUM_READ = 50;

/**
 * Refreshes the report as the indexer does, twice, and reads it through the API during the second refresh, each time without a
 * cached response. No node returns the plan's balance, which the report needs in addition.
 */
export async function measureReport({ database, url }: OpenDatabase, shape: Shape): Promise<Figure[]> {
  note(`Refreshing and reading the report (${shape}) ...`);
  const connection = createOwnConnection(url, database);
  const { app, pass } = await buildTestServer(database, { REQUESTS_PER_MINUTE: "1000000" });
  const refresh = (known?: FinalPayments) =>
    connection.run(new AbortController().signal, (own) =>
      refreshReport(own, connectChain("http://127.0.0.1:1"), "core", known),
    );
  async function read(): Promise<number> {
    pass(LIFETIME);
    const begin = performance.now();
    const response = await app.inject({ url: "/api/reports/basic" });
    const taken = performance.now() - begin;
    if (response.statusCode !== 200) throw new Error(`The report responds with ${response.statusCode}`);
    return taken;
  }
  try {
    const first = await time(() => refresh());
    const reads: number[] = [];
    let isRefreshing = true;
    const again = time(() => refresh(first.result?.finalPayments)).finally(() => {
      isRefreshing = false;
    });
    while (isRefreshing || reads.length < READS) reads.push(await read());
    const figure = { ratio: null, peer: null };
    const name = `${shape}: report`;
    return [
      { name: `${name}, first refresh`, value: first.seconds, unit: "s", target: null, ...figure },
      { name: `${name}, next refresh`, value: (await again).seconds, unit: "s", target: null, ...figure },
      { name: `${name}, read, median`, value: median(reads), unit: "ms", target: null, ...figure },
      {
        name: `${name}, read, p99`,
        value: quantile(reads, 0.99),
        unit: "ms",
        target: MAXIMUM_READ,
        ...figure,
      },
    ];
  } finally {
    await database.deleteFrom("reports").execute();
    await app.close();
    await connection.close();
  }
}

async function time(work: () => Promise<Refresh | null>) {
  const begin = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - begin) / 1_000 };
}
