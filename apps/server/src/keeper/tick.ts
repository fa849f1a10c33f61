import type { Logger } from "pino";
import type { PrivateKeyAccount } from "viem";
import { type Due, inWords, type PlanKeeper } from "./plan-duties.ts";
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

  /**
   * What fails for one plan or one duty keeps no other waiting.
   *
   * @throws what the node or the database say where nothing else could be done; whoever calls waits and calls again
   */
  async function tick(): Promise<Tick> {
    const isFree = sender === null || (await sender.isFree());
    const failures: unknown[] = [];
    async function unlessItFails<Result>(work: () => Promise<Result>): Promise<Result | null> {
      try {
        return await work();
      } catch (error) {
        failures.push(error);
        return null;
      }
    }
    const all: { keeper: PlanKeeper; due: Due }[] = [];
    for (const keeper of plans) {
      const look = await unlessItFails(() => keeper.look(isFree));
      if (look === null) continue;
      all.push(...look.due.map((one) => ({ keeper, due: one })));
      report(keeper, look.due, look.behind, state, log);
    }
    if (failures.length === 0) state.lookedAt = new Date();
    if (isFree && sender !== null) {
      for (const { keeper, due } of all) {
        if ((await unlessItFails(() => act(sender, keeper, due))) !== true) continue;
        for (const error of failures) log.warn({ err: error }, "a duty waits, another is done");
        return "busy";
      }
    }
    const [failure] = failures;
    if (failure !== undefined) throw failure;
    return isFree ? "idle" : "busy";
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
