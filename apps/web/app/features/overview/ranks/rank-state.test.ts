import { describe, expect, test } from "vitest";
import type { MemberRanks, RankMonth } from "../../../chain/read-ranks.ts";
import {
  findRankAction,
  mayBeHeroByEarnings,
  provisionalPoints,
  roundsLeft,
  toMonthDays,
} from "./rank-state.ts";

const idle: RankMonth = {
  month: 1,
  points: 0,
  heroes: 0,
  rank: null,
  shares: 0,
  collected: false,
  shareValue: null,
};
const ranks = (state: MemberRanks["window"]["state"], month: number, months: RankMonth[]): MemberRanks => ({
  window: { month, state, closesAt: null },
  months,
});

describe("the next thing to do about ranks", () => {
  test("nothing in a month that has not ended", () => {
    expect(findRankAction(ranks("waiting", 1, [{ ...idle, points: 70 }]), 38)).toBeNull();
  });

  test("claim a rank of an ended month, also when the claim itself opens the window", () => {
    const hero = { ...idle, points: 126 };
    for (const state of ["open", "waiting"] as const) {
      expect(findRankAction(ranks(state, 1, [hero]), 61)).toEqual({
        kind: "claim",
        month: hero,
        rank: "hero",
        shares: 2,
      });
    }
  });

  test("claim what a Knight has above the Hero who is claimed", () => {
    const month = { ...idle, points: 126, heroes: 5, rank: "hero", shares: 2 } as const;
    expect(findRankAction(ranks("open", 1, [month]), 61)).toEqual({
      kind: "claim",
      month,
      rank: "knight",
      shares: 4,
    });
    const claimed = { ...month, rank: "knight", shares: 6 } as const;
    expect(findRankAction(ranks("open", 1, [claimed]), 61)).toBeNull();
  });

  test("no claim with too few points, without a higher rank, or after the window", () => {
    expect(findRankAction(ranks("open", 1, [{ ...idle, points: 49 }]), 61)).toBeNull();
    const claimed = { ...idle, points: 55, rank: "hero", shares: 1 } as const;
    expect(findRankAction(ranks("open", 1, [claimed]), 61)).toBeNull();
    expect(findRankAction(ranks("due", 1, [{ ...idle, points: 70 }]), 61)).toBeNull();
  });

  test("collect the shares of a closed month", () => {
    const owed = { ...idle, month: 0, rank: "hero", shares: 1, shareValue: 19n } as const;
    expect(findRankAction(ranks("waiting", 1, [idle, owed]), 38)).toEqual({ kind: "collect", month: owed });
    expect(findRankAction(ranks("waiting", 1, [idle, { ...owed, collected: true }]), 38)).toBeNull();
  });
});

describe("a Hero by earnings", () => {
  // A point is worth at most $1.46 of a core unit's $20.
  const unitUSD = 20n * 10n ** 18n;
  const month = { ...idle, points: 3 };

  test("is possible from the points that could have earned $1,000", () => {
    expect(mayBeHeroByEarnings(month, 684, unitUSD)).toBe(false);
    expect(mayBeHeroByEarnings(month, 685, unitUSD)).toBe(true);
    expect(mayBeHeroByEarnings(month, 137, 5n * unitUSD)).toBe(true);
  });

  test("is not possible without points in the month, nor again after a claim", () => {
    expect(mayBeHeroByEarnings({ ...month, points: 0 }, 2_000, unitUSD)).toBe(false);
    expect(mayBeHeroByEarnings({ ...month, rank: "hero", shares: 1 }, 2_000, unitUSD)).toBe(false);
  });
});

test("a month ends after its thirtieth round", () => {
  expect(roundsLeft(30)).toBe(30);
  expect(roundsLeft(59)).toBe(1);
});

test("a month is thirty days, counted from the end of the current round", () => {
  const clock = { round: 38, roundEndsAt: Date.UTC(2026, 10, 23) };
  expect(toMonthDays(0, clock)).toEqual({ from: new Date("2026-10-15"), to: new Date("2026-11-13") });
  expect(toMonthDays(1, clock)).toEqual({ from: new Date("2026-11-14"), to: new Date("2026-12-13") });
});

test("the forecast of a month has no round of another", () => {
  const open = [
    { round: 29, points: 5 },
    { round: 30, points: 3 },
    { round: 31, points: 4 },
  ];
  expect(provisionalPoints(open, 31)).toBe(7);
});
