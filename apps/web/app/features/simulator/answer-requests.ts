import { simulate } from "@canopy/protocol/simulation/simulate";
import { type Answer, type Request, requestSchema } from "./messages.ts";

/** Milliseconds of work after which the worker looks whether something newer was asked. */
const TURN = 25;

interface Surroundings {
  /** Sends to the page. */
  send(answer: Answer): void;
  /** Lets messages that wait come in. */
  rest(): Promise<void>;
  /** Milliseconds. */
  now(): number;
}

/**
 * What the worker does with a message: runs the scenario in short turns, and drops it for a newer one. So a slider that
 * moves costs one turn and not a whole run for each of its steps.
 *
 * @throws ZodError for a message that is no request
 */
export function answerRequests({ send, rest, now }: Surroundings): (message: unknown) => Promise<void> {
  let newest = Number.NEGATIVE_INFINITY;

  async function answer({ run, scenario }: Request): Promise<void> {
    const simulation = simulate(scenario);
    for (;;) {
      // First of all: of requests that came together, only the last is begun.
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
