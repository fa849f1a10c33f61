import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { PrivateKeyAccount } from "viem";
import { createBots } from "../bots/run-bots.ts";
import type { Role } from "../config/roles.ts";
import type { PlanName } from "../database/tables.ts";
import { IndexHaltError } from "../indexer/derive/errors.ts";
import { requireSameSource } from "../indexer/index-source.ts";
import { rebuildOutdated } from "../indexer/rebuild-outdated.ts";
import { runIndexer } from "../indexer/run-indexer.ts";
import { connectSource } from "../indexer/source/chain-source.ts";
import { keep } from "../keeper/loop.ts";
import { createTickObserver } from "../keeper/observe-ticks.ts";
import type { Lead } from "../leader-election/lead.ts";
import { OperatorError } from "../lib/operator-error.ts";
import { createOutageLog } from "../lib/outage-log.ts";
import { toRetryDelay } from "../lib/retry-delay.ts";
import { recordLeader } from "../metrics/metrics.ts";
import { keepReports } from "../report/keep-reports.ts";
import type { Services } from "../services.ts";

/** Milliseconds between two reads of the chain: a local chain mines immediately, Polygon every two seconds. */
const toInterval = (chainId: number) => (chainId === 31_337 ? 250 : 2_000);

/**
 * Runs the roles that have one active process at a time. Without a node the API still answers from the index.
 *
 * @throws OperatorError when node, configuration and database belong to different plans
 */
export async function runWorkers(
  services: Services,
  roles: ReadonlySet<Role>,
  {
    signer,
    botsSigner,
    lead,
    databaseUrl,
  }: {
    signer: PrivateKeyAccount | null;
    botsSigner: PrivateKeyAccount | null;
    lead: Lead;
    databaseUrl: string;
  },
  signal: AbortSignal,
): Promise<void> {
  const { config, database, chain, log, metrics } = services;
  await retryUntilReachable(
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
  const workers: Promise<void>[] = [waitForAbort(signal)];
  if (roles.has("indexer")) {
    const work = (leading: AbortSignal) => index(services, databaseUrl, ready, leading);
    const task = { work, onStandby: ready, onChange: recordLeader(metrics, "indexer") };
    workers.push(lead("indexer", task, signal));
  } else ready();
  if (roles.has("keeper")) {
    const observe = createTickObserver(metrics.registry, log);
    const work = (leading: AbortSignal) => keep(services, signer, observe, leading);
    workers.push(lead("keeper", { work, onChange: recordLeader(metrics, "keeper") }, signal));
  }
  if (roles.has("bots")) {
    const work = createBots(services, botsSigner, metrics.registry);
    workers.push(lead("bots", { work, onChange: recordLeader(metrics, "bots") }, signal));
  }
  await Promise.all(workers);
}

/** Follows the chain and writes the index, and from the first time that it has caught up, the reports. */
async function index(
  services: Services,
  databaseUrl: string,
  onReady: () => void,
  signal: AbortSignal,
): Promise<void> {
  const { config, database, chain, nodes, log } = services;
  await retryUntilReachable(
    () => requireSameSource(database, chain, config.chain, { isIndexer: true }),
    log,
    signal,
  );
  const plans: PlanName[] = config.chain.plus === null ? ["core"] : ["core", "plus"];
  const shared = { database, interval: toInterval(config.chain.id), log, signal };
  let reporting: Promise<void> | undefined;
  try {
    await rebuildOutdated(database, log, signal);
    await runIndexer({
      ...shared,
      source: connectSource(nodes, config.chain),
      planBlock: config.chain.planBlock,
      onCaughtUp() {
        reporting ??= keepReports({ ...shared, url: databaseUrl, chain, plans, onReady });
      },
    });
  } catch (error) {
    if (!(error instanceof IndexHaltError)) throw error;
    // The API continues with the final blocks; GET /health reports that the index has stopped.
    log.error(error.message);
    await waitForAbort(signal);
  }
  await reporting;
}

function waitForAbort(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

async function retryUntilReachable(
  work: () => Promise<void>,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  const outage = createOutageLog(log, {
    failed: "node or database does not respond, retrying",
    recovered: "node and database respond",
  });
  for (let failures = 1; !signal.aborted; failures++) {
    try {
      await work();
      return outage.succeeded();
    } catch (error) {
      if (error instanceof OperatorError) throw error;
      outage.failed(error);
      await sleep(toRetryDelay(failures), undefined, { signal }).catch(() => undefined);
    }
  }
}
