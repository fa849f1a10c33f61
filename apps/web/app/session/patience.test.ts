import { expect, test } from "vitest";
import { withPatience } from "./patience.ts";

const notYet = new Error("not yet");

function failing(times: number, error: Error) {
  let calls = 0;
  return {
    attempt: async () => {
      calls++;
      if (calls <= times) throw error;
      return "done";
    },
    calls: () => calls,
  };
}

test("tries again until it works, waiting longer each time", async () => {
  const waits: number[] = [];
  const job = failing(3, notYet);
  const result = await withPatience(
    job.attempt,
    (error) => error === notYet,
    async (ms) => void waits.push(ms),
  );
  expect(result).toBe("done");
  expect(waits).toEqual([500, 1_000, 1_500]);
});

test("a failure that does not pass ends it at once", async () => {
  const job = failing(9, new Error("refused"));
  await expect(withPatience(job.attempt, (error) => error === notYet)).rejects.toThrow("refused");
  expect(job.calls()).toBe(1);
});

test("gives up in the end, with the last failure", async () => {
  const waits: number[] = [];
  const job = failing(99, notYet);
  await expect(
    withPatience(
      job.attempt,
      () => true,
      async (ms) => void waits.push(ms),
    ),
  ).rejects.toBe(notYet);
  expect(job.calls()).toBe(9);
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(22_000);
});
