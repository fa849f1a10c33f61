import { setImmediate } from "node:timers/promises";

/** How long a turn takes, in milliseconds: requests wait for one at most. */
const TURN = 10;

/** Does long work in turns of a few milliseconds, with the other work of the process in between. */
export async function finishInTurns<Result>(steps: Iterator<undefined, Result, undefined>): Promise<Result> {
  for (;;) {
    const end = performance.now() + TURN;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await setImmediate();
  }
}
