import type { Mutant } from "../mutant.ts";

const rankTest = "packages/protocol/src/rules/rank.test.ts";
const heroPoolTest = "packages/protocol/src/rules/hero-pool.test.ts";

/** Deliberate bugs in the model's ranks and windows, by which the server checks the contract. */
export const rankMutants: readonly Mutant[] = [
  {
    name: "model-hero-of-more-than-50-points",
    file: "packages/protocol/src/rules/rank.ts",
    text: "points >= ranks.monthlyPoints",
    replacement: "points > ranks.monthlyPoints",
    reason: "A member with exactly 50 points is not a Hero.",
    test: { file: heroPoolTest, name: "Month > makes a Hero with 50 points, not with 49" },
  },
  {
    name: "model-hero-below-50-points-without-share",
    file: "packages/protocol/src/rules/rank.ts",
    text: "Math.max(1, Math.floor(points / ranks.monthlyPoints))",
    replacement: "Math.floor(points / ranks.monthlyPoints)",
    reason: "A Hero by $1,000 has no share.",
    test: { file: rankTest, name: "rankShares > gives a Hero one for each full 50 points, at least one" },
  },
  {
    name: "model-knight-without-further-shares",
    file: "packages/protocol/src/rules/rank.ts",
    text: "rank === KNIGHT ? byPoints + ranks.knightExtraShares : byPoints",
    replacement: "rank === KNIGHT ? Math.max(byPoints, ranks.knightExtraShares + 1) : byPoints",
    reason: "A Knight with many points has no more shares than a Hero.",
    test: { file: rankTest, name: "rankShares > gives a Knight four more than a Hero with the same points" },
  },
  {
    name: "model-cap-without-its-highest-value",
    file: "packages/protocol/src/rules/rank.ts",
    text: "byPoints < highest ? byPoints : highest",
    replacement: "byPoints",
    reason: "A share can be worth more than 0.6 units.",
    test: {
      file: rankTest,
      name: "the value of a share > is at most a quarter of a unit for each point per unit, and at most 0.6 units",
    },
  },
  {
    name: "model-share-above-the-pot",
    file: "packages/protocol/src/rules/rank.ts",
    text: "equal < cap ? equal : cap",
    replacement: "cap",
    reason: "Shares are worth more than their pot.",
    test: {
      file: rankTest,
      name: "the value of a share > is the pot divided by the shares below the cap, rounded down",
    },
  },
  {
    name: "model-rank-of-the-root",
    file: "packages/protocol/src/rules/plan.ts",
    text: "sponsor === ROOT ? undefined : sponsor",
    replacement: "sponsor",
    reason: "Ranks count for the root: the model contradicts the contract.",
    test: {
      file: heroPoolTest,
      name: "a window > counts a rank for its sponsor, unless this is the root",
    },
  },
  {
    name: "model-knight-does-not-count",
    file: "packages/protocol/src/rules/month.ts",
    text: "before === NO_RANK && sponsor !== undefined",
    replacement: "before === NO_RANK && rank === 1 && sponsor !== undefined",
    reason: "A Knight by earnings alone does not count for its sponsor: the model contradicts the contract.",
    test: {
      file: heroPoolTest,
      name: "Month > makes a Knight by lifetime earnings alone, who counts for its sponsor",
    },
  },
  {
    name: "model-rest-without-an-owner",
    file: "packages/protocol/src/rules/hero-pool.ts",
    text: "month ? 0n : this.month(month).shareOut()",
    replacement: "month ? 0n : (this.month(month).shareOut(), 0n)",
    reason: "What shares leave of a pot belongs to no one.",
    test: {
      file: heroPoolTest,
      name: "a window > closes with the first call after its time, and gives the rest to the commons",
    },
  },
  {
    name: "model-window-of-the-clock",
    file: "packages/protocol/src/rules/plan.ts",
    text: "    this.#now = time;\n  }",
    replacement: "    this.#now = time;\n    this.#moveWindow();\n  }",
    reason: "Windows follow the clock instead of calls: the model contradicts the contract.",
    test: { file: heroPoolTest, name: "a window > opens with the first call, however late" },
  },
  {
    name: "model-window-before-the-last-round",
    file: "packages/protocol/src/rules/hero-pool.ts",
    text: "oldestOpen === undefined || oldestOpen > lastRound",
    replacement: "oldestOpen === undefined || oldestOpen > lastRound - 30",
    reason: "A window opens before all points of its month are counted.",
    test: {
      file: heroPoolTest,
      name: "a window > opens with the round that closes its month late, for seven days",
    },
  },
];
