import type { Logger } from "pino";
import type { PrivateKeyAccount } from "viem";
import { type Due, inWords, type PlanKeeper } from "./plan-keeper.ts";
import { createSender, type Sender, type SenderOptions } from "./sender.ts";
import type { KeeperState } from "./state.ts";

export interface KeeperOptions extends Omit<SenderOptions, "account"> {
  plans: readonly PlanKeeper[];
  /** Null for a keeper that only reports. */
  account: PrivateKeyAccount | null;
}

/** What a look at the chain came to: nothing to do, or a transaction that is under way. */
export type Tick = "idle" | "busy";

/** Does one thing at a time: looks at the chain, sends at most one transaction, and looks again when that is mined. */
export function createKeeper({ account, plans, ...options }: KeeperOptions) {
  const { state, log } = options;
  const sender = account === null ? null : createSender({ ...options, account });
  state.account = account?.address ?? null;

  /** @throws what the node or the database say; whoever calls waits and calls again */
  async function tick(): Promise<Tick> {
    const isFree = sender === null || (await sender.isFree());
    const all: { keeper: PlanKeeper; due: Due }[] = [];
    for (const keeper of plans) {
      const { due, behind } = await keeper.look(isFree);
      all.push(...due.map((one) => ({ keeper, due: one })));
      report(keeper, due, behind, state, log);
    }
    state.lookedAt = new Date();
    if (!isFree) return "busy";
    if (sender === null || account === null) return "idle";
    for (const { keeper, due } of all) {
      if (await act(sender, keeper, due)) return "busy";
    }
    return "idle";
  }

  async function act(by: Sender, keeper: PlanKeeper, due: Due): Promise<boolean> {
    if (account === null) return false;
    const call = await keeper.call(due, account.address);
    return call !== null && (await by.send(call));
  }

  return { tick };
}

export type Keeper = ReturnType<typeof createKeeper>;

/** Notes what is due, and says so when it changes. */
function report({ plan }: PlanKeeper, due: readonly Due[], behind: number, state: KeeperState, log: Logger) {
  const words = due.map(({ duty, claimants }) => inWords(plan, duty, claimants));
  const before = state.plans[plan]?.due ?? [];
  state.plans[plan] = { roundsBehind: behind, due: words };
  if (words.length > 0 && words.join() !== before.join()) log.info({ due: words }, "due");
}
