import { simulateAll } from "@canopy/protocol/simulation/simulate";
import { describe, expect, test } from "vitest";
import { answerRequests } from "./answer-requests.ts";
import { type Answer, answerSchema } from "./messages.ts";
import { firstScenario } from "./settings.ts";

const scenario = { ...firstScenario, members: 300, days: 40 };

/** A worker whose clock advances by a millisecond per read, and that pauses until the test resumes it. */
function startWorker() {
  const sent: Answer[] = [];
  const resting: (() => void)[] = [];
  let time = 0;
  const receive = answerRequests({
    send: (answer) => sent.push(answer),
    rest: () => new Promise((resolve) => resting.push(resolve)),
    now: () => time++,
  });
  const runNextTurn = async () => {
    for (const resume of resting.splice(0)) resume();
    await Promise.resolve();
  };
  return { sent, receive, runNextTurn, isResting: () => resting.length > 0 };
}

describe("answerRequests", () => {
  test("answers with the result of the simulation", async () => {
    const { sent, receive, runNextTurn, isResting } = startWorker();
    const answered = receive({ run: 1, scenario });
    while (isResting()) await runNextTurn();
    await answered;
    expect(sent).toEqual([{ state: "done", run: 1, summary: simulateAll(scenario) }]);
    expect(answerSchema.parse(structuredClone(sent[0]))).toEqual(sent[0]);
  });

  test("yields between slices, and cancels a run for a newer one", async () => {
    const { sent, receive, runNextTurn, isResting } = startWorker();
    const first = receive({ run: 1, scenario });
    await runNextTurn();
    expect(isResting()).toBe(true);
    expect(sent).toEqual([]);
    const second = receive({ run: 2, scenario: { ...scenario, seed: 2 } });
    while (isResting()) await runNextTurn();
    await Promise.all([first, second]);
    expect(sent.map(({ run }) => run)).toEqual([2]);
  });

  test("starts only the last of several queued requests", async () => {
    const { sent, receive, runNextTurn, isResting } = startWorker();
    const answered = [1, 2, 3].map((run) => receive({ run, scenario }));
    while (isResting()) await runNextTurn();
    await Promise.all(answered);
    expect(sent.map(({ run }) => run)).toEqual([3]);
  });

  test.each([
    { members: 100_001 },
    { members: 0.5 },
    { days: 0 },
    { dailyGrowth: 6 },
    { units: 0 },
    { topUps: -1 },
    { placement: "pyramid" },
    { seed: "1" },
  ])("takes no scenario that no one could ask for: %o", (part) => {
    const { receive, isResting } = startWorker();
    expect(() => receive({ run: 1, scenario: { ...scenario, ...part } })).toThrow();
    expect(isResting()).toBe(false);
  });
});
