import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Legs } from "../rules/legs.ts";
import { ROOT, Tree } from "../rules/tree.ts";
import { createPlacement, networkKinds } from "../simulation/placement.ts";
import { createRandom } from "../simulation/random.ts";
import { type SeatLegs, settleRound } from "./settle-round.ts";

const POINTS_PER_UNIT = 10;

const empty = {
  settledUnits: 0,
  leftUnits: 0,
  rightUnits: 0,
  leftVariance: 0,
  rightVariance: 0,
  leftMembers: 0,
  rightMembers: 0,
};

function grow(kind: (typeof networkKinds)[number], size: number, seed: number): Tree {
  const tree = new Tree();
  const place = createPlacement(kind, tree, createRandom(seed));
  for (let count = 0; count < size; count++) {
    const { referral, leg } = place();
    tree.add(referral, leg);
  }
  return tree;
}

function createSeats(tree: Tree): Map<number, SeatLegs> {
  const seats = new Map<number, SeatLegs>();
  for (let id = ROOT; id <= tree.size; id++) {
    const upline = tree.upline[id] ?? 0;
    seats.set(id, { ...empty, id, upline, leg: tree.leg[id] ?? 0, depth: tree.depth[id] ?? 0 });
  }
  return seats;
}

const worlds = {
  kind: fc.constantFrom(...networkKinds),
  size: fc.integer({ min: 1, max: 150 }),
  seed: fc.nat(),
  rounds: fc.array(fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 5 })), { maxLength: 30 }), {
    maxLength: 6,
  }),
};

describe("settleRound on the touched seats only", () => {
  it("equals the reference model in any kind of network, round after round", () => {
    fc.assert(
      fc.property(fc.record(worlds), ({ kind, size, seed, rounds }) => {
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

  it("counts the members below each leg separately from their units", () => {
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

  it("touches no seat without arrivals, and throws for a missing seat", () => {
    expect(settleRound(new Map(), [], POINTS_PER_UNIT)).toMatchObject({ units: 0, pairings: [] });
    const orphan = { ...empty, id: 5, upline: 4, leg: 0, depth: 2 };
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
