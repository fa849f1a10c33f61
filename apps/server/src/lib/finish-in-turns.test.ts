import { expect, test } from "vitest";
import { finishInTurns } from "./finish-in-turns.ts";

function* work(milliseconds: number) {
  for (let done = 0; done < milliseconds; done++) {
    const end = performance.now() + 1;
    while (performance.now() < end);
    yield;
  }
  return "done";
}

test("other work goes on in between", async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await expect(finishInTurns(work(100))).resolves.toBe("done");
  clearInterval(timer);
  expect(turns).toBeGreaterThanOrEqual(5);
});

test("an error of a step is the caller's", async () => {
  // biome-ignore lint/correctness/useYield: it fails before its first step.
  function* fail() {
    throw new Error("broken");
  }
  await expect(finishInTurns(fail())).rejects.toThrow("broken");
});
