import fc from "fast-check";
import { expect, test } from "vitest";
import { createSeats, grow, POINTS_PER_UNIT, toColumns, withAbove, worlds } from "../../test/seats.ts";
import { ROOT } from "../rules/tree.ts";
import { seatColumns } from "./seat-columns.ts";
import { settleRound } from "./settle-round.ts";
import { settleSeats } from "./settle-seats.ts";

test("settles as the model does in any kind of network, round after round", () => {
  fc.assert(
    fc.property(worlds, fc.nat(), ({ kind, size, seed, rounds }, mix) => {
      const tree = grow(kind, size, seed);
      const seats = createSeats(tree);
      for (const purchases of rounds) {
        const arrivals = purchases.map(([pick, units]) => ({
          id: ROOT + 1 + (pick % size),
          units,
          members: (pick + units) % 2,
        }));
        const expected = settleRound(seats, arrivals, POINTS_PER_UNIT);
        // In an order of its own: by id modulo a number.
        const touched = [
          ...withAbove(
            tree,
            arrivals.map(({ id }) => id),
          ),
        ];
        const modulus = 1 + (mix % 7);
        const columns = toColumns(
          seats,
          touched.sort((one, other) => (one % modulus) - (other % modulus)),
        );
        const { pairings, ...sums } = settleSeats(columns, arrivals, POINTS_PER_UNIT);

        const { seats: after, pairings: expectedPairings, ...expectedSums } = expected;
        expect(sums).toEqual(expectedSums);
        expect(byId(pairings)).toEqual(byId(expectedPairings));
        for (const [id, seat] of after) {
          const position = columns.id.indexOf(id);
          expect(Object.fromEntries(seatColumns.map((name) => [name, columns[name][position]]))).toEqual(
            seat,
          );
          seats.set(id, seat);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test("settles nothing without seats, and throws when a seat is missing", () => {
  const seats = createSeats(grow("random", 9, 1));
  const none = settleSeats(toColumns(seats, []), [], POINTS_PER_UNIT);
  expect(none).toEqual({ pairings: [], units: 0, points: 0, flash: 0, pointy: 0 });
  const arrivals = [{ id: 7, units: 1, members: 0 }];
  expect(() => settleSeats(toColumns(seats, [1]), arrivals, POINTS_PER_UNIT)).toThrow("there is no seat 7");
  const upline = seats.get(7)?.upline;
  expect(() => settleSeats(toColumns(seats, [7]), arrivals, POINTS_PER_UNIT)).toThrow(
    `there is no seat ${upline}`,
  );
});

const byId = <Item extends { id: number }>(items: readonly Item[]) =>
  items.toSorted((one, other) => one.id - other.id);
