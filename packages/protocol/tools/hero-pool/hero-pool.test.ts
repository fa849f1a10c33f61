import { describe, expect, test } from "vitest";
import { firstDesign } from "./first-design.ts";
import { kinds, playNetwork } from "./outcome.ts";

const isLong = process.env["TEST_LONG"] === "1";

/** Minimum fraction of its inflow that the HeroPool pays to ranks, where the closers of rounds take their reward. */
const least = { random: 0.55, balanced: 0.2, preferential: 0.9 } as const;

const growth = isLong ? ([-2, 0, 1, 2, 5] as const) : ([1] as const);
const seeds = isLong ? [1, 2, 3, 4, 5] : [1];
const networks = kinds.flatMap((kind) =>
  growth.flatMap((dailyGrowth) =>
    seeds.map((seed) => ({ kind, dailyGrowth, seed, members: 20_000, days: 180 })),
  ),
);

describe("20,000 members in 180 days who claim every rank", () => {
  test.each(
    networks,
  )("$kind, $dailyGrowth % a day, seed $seed: ranks are paid, and no pot keeps a rest", (network) => {
    const { paidToRanks, ofEntries, leftInPots, members } = playNetwork(network);
    expect(paidToRanks).toBeGreaterThan(least[network.kind]);
    expect(paidToRanks).toBeLessThanOrEqual(1);
    expect(ofEntries).toBeGreaterThan(0.005);
    expect(ofEntries).toBeLessThan(0.023);
    expect(leftInPots).toBe(0);

    const before = firstDesign[network.kind][network.dailyGrowth];
    expect(100 * paidToRanks).toBeGreaterThan(4 * before.paidToRanks);
    expect(100 * members.mean).toBeGreaterThan(before.mean + 2.5);
    // The first design's figures are of one seed, and the medians of seeds differ by more than a point.
    expect(100 * members.median).toBeGreaterThan(before.median + (network.seed === 1 ? 1.5 : 0));
    expect(100 * members.earnedBack).toBeGreaterThan(before.earnedBack);
  });

  test("pays a smaller part of the inflow if no closer takes a reward", () => {
    const network = { kind: "balanced", dailyGrowth: 2, seed: 1, members: 20_000, days: 180 } as const;
    const { paidToRanks, ofEntries } = playNetwork(network, "unrewarded");
    expect(paidToRanks).toBeLessThan(least.balanced);
    expect(ofEntries).toBeGreaterThan(0.005);
  });
});
