import { HERO, KNIGHT, NO_RANK } from "@canopy/protocol/rules/rank";
import { describe, expect, test } from "vitest";
import { type Candidate, toClaimableRank } from "./rank-candidates.ts";

const candidate: Candidate = { id: 2, points: 10, reachedHero: false, reachedKnight: false };

describe("a candidate can claim", () => {
  test("Hero with 50 points, or with earnings that reached $1,000", () => {
    const activity = { heroes: 0, rank: NO_RANK };
    expect(toClaimableRank(candidate, activity)).toBe(NO_RANK);
    expect(toClaimableRank({ ...candidate, points: 50 }, activity)).toBe(HERO);
    expect(toClaimableRank({ ...candidate, reachedHero: true }, activity)).toBe(HERO);
  });

  test("Knight by earnings alone, without having been a Hero", () => {
    const knight = { ...candidate, reachedKnight: true };
    expect(toClaimableRank(knight, { heroes: 5, rank: NO_RANK })).toBe(KNIGHT);
    expect(toClaimableRank(knight, { heroes: 4, rank: NO_RANK })).toBe(NO_RANK);
  });

  test("only a higher rank than the claimed one, whatever its shares", () => {
    const active = { ...candidate, points: 400 };
    expect(toClaimableRank(active, { heroes: 4, rank: HERO })).toBe(NO_RANK);
    expect(toClaimableRank(active, { heroes: 5, rank: HERO })).toBe(KNIGHT);
    expect(toClaimableRank(active, { heroes: 9, rank: KNIGHT })).toBe(NO_RANK);
  });
});
