import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReadCard } from "./card-batch.ts";
import { createCardLookup } from "./card-lookup.ts";
import { card } from "./test-card.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start(read: ReadCard) {
  const request = vi.fn(read);
  const announce = vi.fn();
  return { request, announce, ...createCardLookup(request, announce) };
}

test("requests a card once, and announces those that arrive together once", async () => {
  const { find, request, announce } = start(async (number) => card(number));
  for (let frame = 0; frame < 10; frame++) for (const number of [3, 8]) expect(find(number)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(0);
  expect(request.mock.calls).toEqual([[3], [8]]);
  expect(announce).toHaveBeenCalledTimes(1);
  expect([find(3), find(8)]).toEqual([card(3), card(8)]);
});

test("requests a card that failed again after half a minute, not at the next frame", async () => {
  const { find, request, announce } = start(() => Promise.reject(new Error("no answer")));
  find(3);
  await vi.advanceTimersByTimeAsync(29_000);
  find(3);
  expect(request).toHaveBeenCalledTimes(1);
  expect(announce).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_001);
  expect(announce).toHaveBeenCalledTimes(1);
  find(3);
  expect(request).toHaveBeenCalledTimes(2);
});

test("does not request a seat without a member again", async () => {
  const { find, request } = start(async () => null);
  find(9);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(find(9)).toBeUndefined();
  expect(request).toHaveBeenCalledTimes(1);
});

test("takes a card that another part of the screen has read after its own request failed", async () => {
  const { find, learn, announce } = start(() => Promise.reject(new Error("no answer")));
  find(3);
  await vi.advanceTimersByTimeAsync(0);
  learn(3, card(3));
  await vi.advanceTimersByTimeAsync(0);
  expect(announce).toHaveBeenCalledTimes(1);
  expect(find(3)).toEqual(card(3));
});
