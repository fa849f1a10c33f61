import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { PrivateKeyAccount } from "viem";
import type { ChainClient } from "../chain/client.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/tables.ts";
import { createPartObserver } from "./loop/observe-parts.ts";
import { keepMarkets } from "./market/keep-markets.ts";
import { runPaper } from "./paper/run-paper.ts";
import { runVaults } from "./run-vaults.ts";
import { createVaultObserver } from "./vault/observe-ticks.ts";

/** Milliseconds between two ticks of the paper bots, which cost one query while no candle has closed. */
const PAPER_PACE = 500;

interface BotsOptions {
  config: Config;
  database: Database;
  chain: ChainClient;
  log: Logger;
}

/** Prepares the role; the result runs it while this process leads, until its signal is aborted. No failure ends it. */
export function createBots(
  { config, database, chain, log }: BotsOptions,
  signer: PrivateKeyAccount | null,
  registry: Registry,
) {
  const observer = createPartObserver(registry, log);
  const observeVaults = createVaultObserver(registry, log);
  return async (signal: AbortSignal): Promise<void> => {
    const shared = { log, observer, signal };
    await Promise.all([
      runPaper({ ...shared, database, pace: PAPER_PACE }),
      runVaults({ ...shared, config, database, chain, signer, observeVaults }),
      keepMarkets({ config, database, chain, log, signal }),
      untilAborted(signal),
    ]);
  };
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
