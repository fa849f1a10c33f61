import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSeats, emptyLegs, grow, POINTS_PER_UNIT, worlds } from "../../test/seats.ts";
import { Legs } from "../rules/legs.ts";
import { ROOT, type Tree } from "../rules/tree.ts";
import { settleRound } from "./settle-round.ts";

describe("settleRound on the touched seats only", () => {
  test("equals the reference model in any kind of network, round after round", () => {
    fc.assert(
      fc.property(worlds, ({ kind, size, seed, rounds }) => {
        const tree = grow(kind, size, seed);
        const legs = new Legs(tree, POINTS_PER_UNIT);
        const seats = createSeats(tree);
        for (const purchases of rounds) {
          const arrivals = purchases.map(([pick, units]) => ({
            id: ROOT + 1 + (pick % size),
            units,
            members: 0,
          }));
          const expected = legs.settle({
            ids: arrivals.map(({ id }) => id),
            units: arrivals.map(({ units }) => units),
          });
          const settlement = settleRound(seats, arrivals, POINTS_PER_UNIT);
          for (const [id, seat] of settlement.seats) seats.set(id, seat);

          const { units, points, flash, pointy } = expected;
          expect(settlement).toMatchObject({ units, points, flash, pointy });
          const byId = settlement.pairings.toSorted((one, other) => other.id - one.id);
          expect(byId.map(({ id }) => id)).toEqual([...expected.paired]);
          expect(byId.map((pairing) => pairing.points)).toEqual([...expected.pointCounts]);
          expect(byId.map((pairing) => pairing.flash)).toEqual([...expected.flashCounts]);
          for (const [id, seat] of seats) {
            expect([seat.settledUnits, seat.leftUnits, seat.rightUnits]).toEqual([
              legs.settled[id] ?? 0,
              legs.leftUsers[id] ?? 0,
              legs.rightUsers[id] ?? 0,
            ]);
            expect([seat.leftVariance, seat.rightVariance]).toEqual([
              legs.leftVariance[id] ?? 0,
              legs.rightVariance[id] ?? 0,
            ]);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  test("counts the members below each leg separately from their units", () => {
    const tree = grow("random", 60, 3);
    const members = Array.from({ length: 60 }, (_, index) => index + 2);
    const { seats } = settleRound(
      createSeats(tree),
      members.map((id) => ({ id, units: 0, members: 1 })),
      POINTS_PER_UNIT,
    );
    const root = seats.get(ROOT);
    expect((root?.leftMembers ?? 0) + (root?.rightMembers ?? 0)).toBe(60);
    for (const id of members) {
      const seat = seats.get(id);
      const below = members.filter((other) => isAbove(tree, id, other));
      expect((seat?.leftMembers ?? 0) + (seat?.rightMembers ?? 0)).toBe(below.length);
    }
  });

  test("touches no seat without arrivals, and throws for a missing seat", () => {
    expect(settleRound(new Map(), [], POINTS_PER_UNIT)).toMatchObject({ units: 0, pairings: [] });
    const orphan = { ...emptyLegs, id: 5, upline: 4, leg: 0, depth: 2 };
    const settle = () =>
      settleRound(new Map([[5, orphan]]), [{ id: 5, units: 1, members: 0 }], POINTS_PER_UNIT);
    expect(settle).toThrow("there is no seat 4");
  });
});

function isAbove(tree: Tree, ancestor: number, id: number): boolean {
  for (let above = tree.upline[id] ?? 0; above !== 0; above = tree.upline[above] ?? 0) {
    if (above === ancestor) return true;
  }
  return false;
}
