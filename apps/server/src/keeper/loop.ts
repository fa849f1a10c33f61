import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { PrivateKeyAccount } from "viem";
import type { ChainClient } from "../chain/client.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/tables.ts";
import { traced } from "../tracing/trace.ts";
import { nextStreaks, type Streaks, type TickPace, toPause } from "../transaction-sender/pause.ts";
import { createSender } from "../transaction-sender/sender.ts";
import type { TickObserver } from "./observe-ticks.ts";
import { createPlanDuties } from "./plan-duties.ts";
import { type Keeper, tick } from "./tick.ts";

/** Milliseconds: the timing of a keeper on a chain. */
interface Pace extends TickPace {
  /** Before a pending transaction is replaced by one with higher fees. */
  bumpAfter: number;
  /** To wait for the index to catch up with an ended round before reading the node's events. */
  indexGrace: number;
  /** Between two searches for ranks to claim. */
  rankInterval: number;
}

/** A local chain mines immediately; Polygon mines every two seconds, and its nodes charge for requests. */
const toPace = (chainId: number): Pace =>
  chainId === 31_337
    ? { busy: 100, idle: 1_000, bumpAfter: 3_000, indexGrace: 10_000, rankInterval: 5_000 }
    : { busy: 2_000, idle: 15_000, bumpAfter: 30_000, indexGrace: 120_000, rankInterval: 300_000 };

/** Runs the keeper of both plans until `signal` is aborted. No failure ends it. */
export async function keep(
  {
    config,
    database,
    chain: client,
    log,
  }: { config: Config; database: Database; chain: ChainClient; log: Logger },
  account: PrivateKeyAccount | null,
  observe: TickObserver,
  signal: AbortSignal,
  pace: Pace = toPace(config.chain.id),
): Promise<void> {
  const { plan, plus, planBlock, id: chainId } = config.chain;
  const { member, maxFeePerGas } = config.keeper;
  const shared = { ...pace, client, database, planBlock, member };
  const keeper: Keeper = {
    plans: [
      createPlanDuties({ ...shared, plan: "core", address: plan }),
      ...(plus === null ? [] : [createPlanDuties({ ...shared, plan: "plus", address: plus })]),
    ],
    sender: account && createSender({ client, account, chainId, maxFeePerGas, bumpAfter: pace.bumpAfter }),
  };
  if (account === null) log.warn("no keeper key configured, reporting only");
  else log.info({ account: account.address }, "keeper started");

  let streaks: Streaks = { failures: 0, reverts: 0 };
  while (!signal.aborted) {
    const outcome = await traced("keeper tick", "internal", {}, () => tick(keeper));
    streaks = nextStreaks(streaks, outcome);
    observe(outcome, streaks.failures);
    await sleep(toPause(streaks, outcome.next, pace), undefined, { signal }).catch(() => undefined);
  }
}
