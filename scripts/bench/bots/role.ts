import { setTimeout as sleep } from "node:timers/promises";
import { runPaper } from "@canopy/server/bots/paper/run-paper";
import { runVaults } from "@canopy/server/bots/run-vaults";
import { openDatabase } from "@canopy/server/database/open";
import { createLog } from "@canopy/server/lib/log";
import { insertCandles, STORED, walk } from "@canopy/server/test/support/candles";
import { startPostgres } from "@canopy/server/test/support/postgres";
import { parseGwei } from "viem";
import type { Figure } from "../figures.ts";
import { quantile } from "../quantiles.ts";
import { note, type Scope } from "../scope.ts";
import { BOTS, createPaperBots, measureLags } from "./paper.ts";
import { createVaultWatch, prepareVaults, RULES } from "./vaults.ts";

const CANDLES = 40;
/** Milliseconds between two ticks of the paper bots, as of the role. */
const PACE = 500;
/** Milliseconds between two blocks. */
const BLOCK = 2_000;
/** Milliseconds. */
const TARGET = 2_000;

/** All bots and rules in one process, at the same time. */
export async function measureRole(scope: Scope): Promise<readonly Figure[]> {
  const postgres = await startPostgres();
  scope.defer(() => postgres.stop());
  const log = createLog("silent");
  const { database, close } = await openDatabase(
    { url: await postgres.createDatabase(), connections: 4 },
    log,
  );
  scope.defer(close);
  note("Deploying exchange and vaults on a local chain ...");
  const vaults = await prepareVaults(scope, database);
  note(`Creating ${BOTS} bots ...`);
  const candles = walk(CANDLES + 1);
  await createPaperBots(database, candles);

  const stopping = new AbortController();
  const observer = {
    succeeded: () => undefined,
    stepped: () => undefined,
    failed(_part: string, error: unknown) {
      throw error;
    },
  };
  const loop = { log, observer, signal: stopping.signal };
  const watch = createVaultWatch(vaults.dueAt);
  const running = Promise.all([
    runPaper({ ...loop, database, pace: PACE }),
    runVaults({
      ...{ ...loop, database, chain: vaults.reader, signer: vaults.keeper, observeVaults: watch.observe },
      config: { chain: vaults.chain, bots: { maxFeePerGas: parseGwei("500") } },
    }),
  ]);
  await watch.untilFirstTick();

  note(`Storing ${CANDLES} candles, while blocks are mined ...`);
  const mining = vaults.mineUntil(watch, BLOCK, stopping.signal);
  const lags: number[] = [];
  const before = process.cpuUsage();
  for (const [index, candle] of candles.entries()) {
    if (index === 0) continue;
    // At a different point in the loop's pause each time.
    await sleep((index * 379) % 1_000);
    await insertCandles(database, [candle]);
    lags.push(...(await measureLags(database, BigInt(candle.time / 1_000 + STORED))));
  }
  const { user, system } = process.cpuUsage(before);
  const memory = process.memoryUsage().rss / 2 ** 20;
  stopping.abort();
  await Promise.all([running, mining]);
  watch.check();
  const skips = await database.selectFrom("vault_skips").select("rule").execute();

  const figure = { target: null, ratio: null, peer: null };
  const quantiles = (name: string, values: readonly number[], target: number | null): Figure[] => [
    { ...figure, name: `${name}, p50`, value: quantile(values, 0.5), unit: "ms" },
    { ...figure, name: `${name}, p99`, value: quantile(values, 0.99), unit: "ms", target },
  ];
  return [
    ...quantiles(`lag of ${BOTS} paper bots`, lags, TARGET),
    ...quantiles(`lag of ${RULES} vault rules`, watch.lags, TARGET),
    ...quantiles("lag of an execution", watch.executionLags, null),
    { ...figure, name: "executions", value: watch.executionLags.length, unit: "" },
    { ...figure, name: "rows of skipped rules", value: skips.length, unit: "" },
    {
      ...figure,
      name: "CPU of a candle with all ticks",
      value: (user + system) / 1_000 / CANDLES,
      unit: "ms",
    },
    { ...figure, name: "memory of the process", value: memory, unit: "MiB" },
  ];
}
