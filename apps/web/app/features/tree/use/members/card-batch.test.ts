import { afterEach, expect, test, vi } from "vitest";
import { createCardBatch } from "./card-batch.ts";
import { card } from "./test-card.ts";

afterEach(() => vi.useRealTimers());

const answer = () => vi.fn(async (numbers: readonly number[]) => numbers.map(card));

test("requests the seats that are wanted at the same time together, each once", async () => {
  const request = answer();
  const read = createCardBatch(request, 0);
  const cards = await Promise.all([read(3), read(8), read(3)]);
  expect(cards.map((found) => found?.username)).toEqual(["member_3", "member_8", "member_3"]);
  expect(request.mock.calls).toEqual([[[3, 8]]]);
});

test("requests at most 100 seats at once", async () => {
  const request = answer();
  const read = createCardBatch(request, 0);
  await Promise.all(Array.from({ length: 250 }, (_, index) => read(index + 1)));
  expect(request.mock.calls.map(([numbers]) => numbers.length)).toEqual([100, 100, 50]);
});

test("sends at most 65 requests in a minute of panning, and reads all cards in the end", async () => {
  vi.useFakeTimers();
  const request = answer();
  const read = createCardBatch(request);
  const reading: Promise<unknown>[] = [];
  let next = 1;
  for (let frame = 0; frame < 3_750; frame++) {
    for (let seat = 0; seat < 2; seat++) reading.push(read(next++));
    await vi.advanceTimersByTimeAsync(16);
  }
  expect(request.mock.calls.length).toBeLessThanOrEqual(65);
  expect(Math.max(...request.mock.calls.map(([numbers]) => numbers.length))).toBe(100);
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all(reading);
  expect(new Set(request.mock.calls.flatMap(([numbers]) => numbers)).size).toBe(next - 1);
});

test("requests those first that were wanted last", async () => {
  vi.useFakeTimers();
  const request = answer();
  const read = createCardBatch(request);
  for (let number = 1; number <= 800; number++) void read(number);
  await vi.advanceTimersByTimeAsync(20);
  expect(request.mock.calls).toHaveLength(5);
  expect(request.mock.calls[0]?.[0]).toEqual(Array.from({ length: 100 }, (_, index) => 701 + index));
});

test("asks again for what is wanted later", async () => {
  const request = answer();
  const read = createCardBatch(request, 0);
  await read(3);
  await read(4);
  expect(request.mock.calls).toEqual([[[3]], [[4]]]);
});

test("a number without a seat has no card", async () => {
  const read = createCardBatch(async () => [card(3)], 0);
  expect(await Promise.all([read(3), read(9)])).toEqual([card(3), null]);
});

test("a failed request fails all of its seats, and the next one is sent again", async () => {
  const silent = new Error("no answer");
  const request = answer().mockRejectedValueOnce(silent);
  const read = createCardBatch(request, 0);
  const [one, other] = await Promise.allSettled([read(3), read(4)]);
  expect([one, other]).toMatchObject([{ reason: silent }, { reason: silent }]);
  expect(await read(3)).toEqual(card(3));
});
