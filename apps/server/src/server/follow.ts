import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { PrivateKeyAccount } from "viem";
import type { Role } from "../config/roles.ts";
import { IndexHalt } from "../indexer/derive/errors.ts";
import { requireSameSource } from "../indexer/index-source.ts";
import { runIndexer } from "../indexer/run-indexer.ts";
import { connectSource } from "../indexer/source/chain-source.ts";
import { keep } from "../keeper/loop.ts";
import { createReport } from "../keeper/report.ts";
import type { Lead } from "../leadership/lead.ts";
import { pauseAfter } from "../lib/pause.ts";
import { Problem } from "../lib/problem.ts";
import { noteLead } from "../metrics/metrics.ts";
import type { Services } from "../services.ts";

/** Milliseconds between two looks at the chain: a local one mines as transactions come, Polygon every two seconds. */
const intervalOf = (chainId: number) => (chainId === 31_337 ? 250 : 2_000);

/**
 * The chain's side of the server: the roles that only one process plays at a time. While the node is away the API answers
 * what it can without it.
 *
 * @throws Problem when the node, the configuration and the database do not belong together
 */
export async function follow(
  services: Services,
  roles: ReadonlySet<Role>,
  signer: PrivateKeyAccount | null,
  lead: Lead,
  signal: AbortSignal,
): Promise<void> {
  const { config, database, chain, log, metrics } = services;
  await untilAnswered(
    () => requireSameSource(database, chain, config.chain, { isIndexer: false }),
    log,
    signal,
  );
  let isReady = false;
  const ready = () => {
    if (!isReady)
      log.info({ address: config.publicOrigin, roles: [...roles] }, `ready: ${config.publicOrigin}`);
    isReady = true;
  };
  const offices: Promise<void>[] = [untilAborted(signal)];
  if (roles.has("indexer")) {
    const work = (leading: AbortSignal) => index(services, ready, leading);
    const term = { work, onStandby: ready, onChange: noteLead(metrics, "indexer") };
    offices.push(lead("indexer", term, signal));
  } else ready();
  if (roles.has("keeper")) {
    const report = createReport(metrics.registry, log);
    const work = (leading: AbortSignal) => keep(services, signer, report, leading);
    offices.push(lead("keeper", { work, onChange: noteLead(metrics, "keeper") }, signal));
  }
  await Promise.all(offices);
}

/** Follows the chain as the one who writes the index. */
async function index(services: Services, ready: () => void, signal: AbortSignal): Promise<void> {
  const { config, database, chain, log } = services;
  await untilAnswered(
    () => requireSameSource(database, chain, config.chain, { isIndexer: true }),
    log,
    signal,
  );
  await runIndexer({
    database,
    source: connectSource(config.chain.rpcUrl, config.chain),
    planBlock: config.chain.planBlock,
    interval: intervalOf(config.chain.id),
    log,
    signal,
    onCaughtUp: ready,
  }).catch((error: unknown) => {
    if (!(error instanceof IndexHalt)) throw error;
    // The API goes on with what was final; GET /health says that the index stands still.
    log.error(error.message);
    return untilAborted(signal);
  });
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

async function untilAnswered(ask: () => Promise<void>, log: Logger, signal: AbortSignal): Promise<void> {
  for (let failures = 1; !signal.aborted; failures++) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Problem) throw error;
      log.warn({ err: error, failures }, "the node or the database does not answer: waiting");
      await sleep(pauseAfter(failures), undefined, { signal }).catch(() => undefined);
    }
  }
}
