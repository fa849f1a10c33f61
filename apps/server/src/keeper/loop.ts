import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { pauseAfter } from "../lib/pause.ts";
import type { KeeperState } from "./state.ts";
import type { Keeper } from "./tick.ts";

export interface KeeperLoop {
  keeper: Keeper;
  state: KeeperState;
  log: Logger;
  signal: AbortSignal;
  /** Milliseconds between two looks: while a transaction is under way, and while nothing is to be done. */
  intervals: { busy: number; idle: number };
}

/** Keeps until `signal` is aborted. A node or database that is away is asked again, ever more seldom; nothing ends it. */
export async function runKeeper({ keeper, state, log, signal, intervals }: KeeperLoop): Promise<void> {
  let failures = 0;
  let inVain = 0;
  let before = { mined: 0, reverted: 0 };
  while (!signal.aborted) {
    let pause: number;
    try {
      pause = intervals[await keeper.tick()];
      if (failures > 0) log.info({ failures }, "the keeper goes on");
      failures = 0;
      // Without effect though its simulation had one: a race, or something that must not be paid for at every look.
      if (state.reverted > before.reverted) inVain += 1;
      else if (state.mined > before.mined) inVain = 0;
      if (inVain > 0) pause = Math.max(pause, pauseAfter(inVain));
      before = { mined: state.mined, reverted: state.reverted };
    } catch (error) {
      failures += 1;
      state.failures += 1;
      pause = pauseAfter(failures);
      log.warn({ err: error, failures }, "the keeper waits");
    }
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}
