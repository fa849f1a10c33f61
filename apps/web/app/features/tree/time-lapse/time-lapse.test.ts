import { describe, expect, test } from "vitest";
import {
  growthArea,
  lastNumber,
  nextStep,
  playedRound,
  roundAt,
  roundStart,
  seatsByRound,
  seatsJoined,
} from "./time-lapse.ts";

/** Rounds 0 to 4; no one joined in round 2. */
const ends = Uint32Array.of(3, 10, 10, 40, 100);

test("a seat exists at the end of a round if its number is not greater than the last one", () => {
  expect([0, 1, 2, 3, 4].map((round) => lastNumber(ends, round))).toEqual([3, 10, 10, 40, 100]);
  expect(lastNumber(ends, 9)).toBe(100);
});

test("now has no last number, so that seats of open rounds are shown", () => {
  expect(101 <= lastNumber(ends, null)).toBe(true);
  expect(101 <= lastNumber(new Uint32Array(0), 0)).toBe(true);
});

test("counts the seats of a subtree, not of the network", () => {
  const numbers = Uint32Array.of(2, 41, 5, 11, 101);
  const joined = Uint32Array.of(0, 2, 3, 1, 4);
  const seats = seatsByRound({ numbers, joined, roundEnds: ends });
  expect([...seats]).toEqual([1, 2, 2, 3, 4]);
  expect([0, 1, 2, 3, 4].map((round) => seatsJoined(seats, round))).toEqual([1, 1, 0, 1, 1]);
});

test("a round starts a day after the one before", () => {
  const genesis = Date.UTC(2026, 9, 24);
  expect(roundStart(genesis, 0)).toEqual(new Date("2026-10-24T00:00:00Z"));
  expect(roundStart(genesis, 31)).toEqual(new Date("2026-11-24T00:00:00Z"));
  expect([0, 31].map((round) => roundAt(genesis, roundStart(genesis, round).getTime()))).toEqual([0, 31]);
  expect(roundAt(genesis, roundStart(genesis, 31).getTime() - 1)).toBe(30);
});

describe("the film", () => {
  test("plays a month in seven and a half seconds, and never longer than twelve", () => {
    expect(playedRound(0, 30, 7_499)).toBe(29);
    expect(playedRound(0, 30, 7_500)).toBe(30);
    expect(playedRound(0, 2_000, 11_999)).toBe(1_999);
    expect(playedRound(0, 2_000, 12_000)).toBe(2_000);
  });

  test("starts at the shown round and stops at the last one", () => {
    expect(playedRound(25, 30, 0)).toBe(25);
    expect(playedRound(25, 30, 250)).toBe(26);
    expect(playedRound(25, 30, 60_000)).toBe(30);
    expect(playedRound(0, 0, 100)).toBe(0);
  });

  test("has at most twelve steps for readers who prefer no motion", () => {
    for (const last of [1, 5, 12, 30, 365]) {
      let [round, steps] = [0, 0];
      for (; round < last; round = nextStep(round, last)) steps += 1;
      expect(round).toBe(last);
      expect(steps).toBeLessThanOrEqual(12);
    }
  });
});

describe("the curve of growth", () => {
  test("rises from the first round to the last", () => {
    expect(growthArea(ends)).toBe("M0 100L0 97L25 90L50 90L75 60L100 0L100 100z");
  });

  test("is thinned in long histories and keeps both ends", () => {
    const long = Uint32Array.from({ length: 3_001 }, (_, round) => round + 1);
    const area = growthArea(long, 10);
    expect(area.split("L")).toHaveLength(13);
    expect(area).toContain("L100 0L100 100z");
  });

  test("is empty before there are two rounds", () => {
    expect(growthArea(Uint32Array.of(3))).toBe("");
    expect(growthArea(new Uint32Array(0))).toBe("");
  });
});
