import { simulate } from "@canopy/protocol/simulation/simulate";
import { type Answer, type Request, requestSchema } from "./messages.ts";

/** Milliseconds of work after which the worker checks for a newer request. */
const TURN = 25;

interface Surroundings {
  /** Posts a message to the page. */
  send(answer: Answer): void;
  /** Yields to queued messages. */
  rest(): Promise<void>;
  /** Milliseconds. */
  now(): number;
}

/**
 * Runs the scenario of a message in short slices, and cancels it for a newer one. A moving slider thus costs one slice per step
 * and not a whole run.
 *
 * @throws ZodError for an invalid message
 */
export function answerRequests({ send, rest, now }: Surroundings): (message: unknown) => Promise<void> {
  let newest = Number.NEGATIVE_INFINITY;

  async function answer({ run, scenario }: Request): Promise<void> {
    const simulation = simulate(scenario);
    for (;;) {
      // Yield first, so that only the last of several queued requests starts.
      await rest();
      if (run !== newest) return;
      const end = now() + TURN;
      do {
        const step = simulation.next();
        if (step.done) return send({ state: "done", run, summary: step.value });
      } while (now() < end);
    }
  }

  return (message) => {
    const request = requestSchema.parse(message);
    newest = request.run;
    return answer(request).catch((error: unknown) => {
      send({ state: "failed", run: request.run, reason: String(error) });
    });
  };
}
