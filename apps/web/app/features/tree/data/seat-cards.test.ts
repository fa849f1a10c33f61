import type { TreeCard } from "@canopy/shared/api/tree";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SeatCards } from "./seat-cards.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function cardOf(number: number): TreeCard {
  return {
    number,
    id: number,
    username: `seat${number}`,
    wallet: "0x",
    avatar: null,
    sponsor: null,
    upline: null,
    leg: null,
    depth: 0,
    units: 1,
    maxPoints: 10,
    points: 0,
    legs: {
      left: { members: 0, units: 0, variance: 0 },
      right: { members: 0, units: 0, variance: 0 },
    },
    joinedAt: "2026-11-22T00:00:00.000Z",
    joinedRound: 0,
    rank: null,
  };
}

function start(read = async (numbers: readonly number[]) => numbers.map(cardOf)) {
  const requests: number[][] = [];
  const cards = new SeatCards({
    read(numbers) {
      requests.push([...numbers]);
      return read(numbers);
    },
  });
  const changed = vi.fn();
  cards.subscribe(changed);
  return { cards, requests, changed };
}

test("reads all seats of a frame at once, each one once", async () => {
  const { cards, requests, changed } = start();
  expect([3, 5, 3].map((number) => cards.cardOf(number))).toEqual([undefined, undefined, undefined]);
  await vi.runAllTimersAsync();
  expect(requests).toEqual([[5, 3]]);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(cards.version()).toBe(1);
  expect(cards.cardOf(5)?.username).toBe("seat5");
  await vi.runAllTimersAsync();
  expect(requests).toHaveLength(1);
});

test("reads at most 100 at once, those first that were asked for last", async () => {
  const { cards, requests } = start();
  for (let number = 1; number <= 500; number++) cards.cardOf(number);
  await vi.runAllTimersAsync();
  expect(requests.map((numbers) => [numbers[0], numbers.length])).toEqual([
    [401, 100],
    [301, 100],
    [201, 100],
  ]);
});

test("does not ask again for a seat that does not exist", async () => {
  const { cards, requests } = start(async () => []);
  cards.cardOf(9);
  await vi.runAllTimersAsync();
  cards.cardOf(9);
  await vi.runAllTimersAsync();
  expect(requests).toEqual([[9]]);
});

test("asks again some time after a failure", async () => {
  const { cards, requests } = start(() => Promise.reject(new Error("offline")));
  cards.cardOf(9);
  await vi.advanceTimersByTimeAsync(1_000);
  cards.cardOf(9);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(30_000);
  cards.cardOf(9);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requests).toHaveLength(2);
});
