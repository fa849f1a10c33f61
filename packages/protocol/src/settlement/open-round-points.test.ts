import fc from "fast-check";
import { expect, test } from "vitest";
import { createSeats, grow, POINTS_PER_UNIT, toColumns, withAbove, worlds } from "../../test/seats.ts";
import { ROOT, type Tree } from "../rules/tree.ts";
import { OpenRoundPoints, type Prospect } from "./open-round-points.ts";
import { type Arrival, type SeatLegs, settleRound } from "./settle-round.ts";

/** Points and flash of all open rounds by the model, as if each ended now. */
function prospects(seats: ReadonlyMap<number, SeatLegs>, rounds: readonly (readonly Arrival[])[]) {
  const current = new Map(seats);
  const all = new Map<string, Prospect>();
  for (const [round, arrivals] of rounds.entries()) {
    const settlement = settleRound(current, arrivals, POINTS_PER_UNIT);
    for (const [id, seat] of settlement.seats) current.set(id, seat);
    for (const pairing of settlement.pairings) all.set(`${round} ${pairing.id}`, { round, ...pairing });
  }
  return all;
}

function addUnknown(
  open: OpenRoundPoints,
  tree: Tree,
  seats: ReadonlyMap<number, SeatLegs>,
  id: number,
): void {
  open.addSeats(
    toColumns(
      seats,
      [...withAbove(tree, [id])].filter((above) => !open.has(above)),
    ),
  );
}

test("forecasts as the model does after each purchase, with the first rounds closed", () => {
  fc.assert(
    fc.property(worlds, fc.nat({ max: 3 }), ({ kind, size, seed, rounds }, closed) => {
      const tree = grow(kind, size, seed);
      const seats = createSeats(tree);
      const arrivals = rounds.map((purchases) =>
        purchases.map(([pick, units]) => ({ id: ROOT + (pick % (size + 1)), units, members: 0 })),
      );
      for (const round of arrivals.splice(0, closed)) {
        const settlement = settleRound(seats, round, POINTS_PER_UNIT);
        for (const [id, seat] of settlement.seats) seats.set(id, seat);
      }
      const open = new OpenRoundPoints(POINTS_PER_UNIT);
      const known = new Map<string, Prospect>();
      for (const [round, purchases] of arrivals.entries()) {
        for (const [index, { id, units }] of purchases.entries()) {
          addUnknown(open, tree, seats, id);
          open.buy(round, id, units);
          // Several purchases in a block.
          if (index % 3 === 0 && index + 1 < purchases.length) continue;
          for (const change of open.takeChanges()) known.set(`${change.round} ${change.id}`, change);
          const soFar = [...arrivals.slice(0, round), purchases.slice(0, index + 1)];
          expect(known).toEqual(prospects(seats, soFar));
        }
      }
      expect(open.takeChanges()).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test("reports only what a purchase changes", () => {
  const tree = grow("random", 100, 5);
  const seats = createSeats(tree);
  const open = new OpenRoundPoints(POINTS_PER_UNIT);
  open.addSeats(toColumns(seats, seats.keys()));
  for (let id = ROOT + 1; id <= tree.size; id++) open.buy(0, id, 1);
  expect(open.takeChanges().length).toBeGreaterThan(20);
  const last = tree.size;
  open.buy(0, last, 1);
  const above = withAbove(tree, [last]);
  for (const { id } of open.takeChanges()) expect(above).toContain(id);
});

test("throws when a seat is missing", () => {
  const open = new OpenRoundPoints(POINTS_PER_UNIT);
  expect(() => open.buy(0, 2, 1)).toThrow("there is no seat 2");
});
