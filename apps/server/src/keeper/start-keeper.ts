import type { PrivateKeyAccount } from "viem";
import type { SignerConfig } from "../config/keeper.ts";
import type { Services } from "../services.ts";
import { openKeystore } from "./keystore.ts";
import { runKeeper } from "./loop.ts";
import { createPlanKeeper } from "./plan-duties.ts";
import { createKeeper } from "./tick.ts";

/** Milliseconds: how a keeper keeps time on a chain. */
export interface Pace {
  /** Between two looks while a transaction is under way, and while nothing is to be done. */
  busy: number;
  idle: number;
  /** After which a transaction that is not mined makes way for a higher offer. */
  bumpAfter: number;
  /** Which the index gets to come up with a round that has ended, before the node's events are read instead. */
  indexGrace: number;
  /** Between two looks who can claim a rank. */
  rankInterval: number;
}

/** A local chain mines as transactions come; Polygon every two seconds, and its nodes charge for questions. */
const paceOf = (chainId: number): Pace =>
  chainId === 31_337
    ? { busy: 100, idle: 1_000, bumpAfter: 3_000, indexGrace: 10_000, rankInterval: 5_000 }
    : { busy: 2_000, idle: 15_000, bumpAfter: 30_000, indexGrace: 120_000, rankInterval: 300_000 };

/**
 * The account that pays for settling; null when none is configured.
 *
 * @throws Problem when the keystore does not open
 */
export async function openSigner(signer: SignerConfig): Promise<PrivateKeyAccount | null> {
  if (signer.kind === "none") return null;
  return signer.kind === "account" ? signer.account : openKeystore(signer.file, signer.password);
}

/** Keeps the core plan and Plus until `signal` is aborted. */
export async function keep(
  { config, database, chain: client, log, keeper: state }: Services,
  account: PrivateKeyAccount | null,
  signal: AbortSignal,
  pace: Pace = paceOf(config.chain.id),
): Promise<void> {
  const { plan, plus, planBlock, id: chainId } = config.chain;
  const { member, maxFeePerGas } = config.keeper;
  const shared = { ...pace, client, database, planBlock, member, log };
  const plans = [
    createPlanKeeper({ ...shared, plan: "core", address: plan }),
    ...(plus === null ? [] : [createPlanKeeper({ ...shared, plan: "plus", address: plus })]),
  ];
  const { bumpAfter } = pace;
  const keeper = createKeeper({ plans, client, account, chainId, maxFeePerGas, bumpAfter, state, log });
  if (account === null) log.warn("the keeper has no key: it only reports what is due");
  else log.info({ account: account.address }, "the keeper begins");
  await runKeeper({ keeper, state, log, signal, intervals: pace });
}
