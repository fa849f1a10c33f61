import { at } from "@canopy/protocol/rules/column";
import { ROOT, type Tree } from "@canopy/protocol/rules/tree";
import { createSeatColumns } from "@canopy/protocol/settlement/seat-columns";
import { networkKinds } from "@canopy/protocol/simulation/placement";
import { grow } from "@canopy/protocol/test/seats";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type CarrySeat, toCarries, toColumnCarries } from "./carries.ts";

/** The buyers and all members above them, with legs as in some round. */
function readAbove(tree: Tree, buyers: Iterable<number>): Map<number, CarrySeat> {
  const seats = new Map<number, CarrySeat>();
  for (const buyer of buyers) {
    for (let id = buyer; id !== 0; id = at(tree.upline, id)) {
      const [leftUnits, rightUnits] = [(7 * id) % 50, (11 * id) % 50];
      seats.set(id, {
        upline: at(tree.upline, id),
        leg: at(tree.leg, id),
        depth: at(tree.depth, id),
        leftUnits,
        rightUnits,
      });
    }
  }
  return seats;
}

function toColumns(seats: ReadonlyMap<number, CarrySeat>) {
  const columns = createSeatColumns(seats.size);
  for (const [position, [id, seat]] of [...seats].entries()) {
    columns.id[position] = id;
    columns.upline[position] = seat.upline;
    columns.leg[position] = seat.leg;
    columns.depth[position] = seat.depth;
    columns.leftUnits[position] = seat.leftUnits;
    columns.rightUnits[position] = seat.rightUnits;
  }
  return columns;
}

test("columns and objects give the same steps in any kind of network", () => {
  const worlds = fc.record({
    kind: fc.constantFrom(...networkKinds),
    size: fc.integer({ min: 1, max: 200 }),
    seed: fc.nat(),
    purchases: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 5 })), { maxLength: 40 }),
  });
  fc.assert(
    fc.property(worlds, ({ kind, size, seed, purchases }) => {
      const tree = grow(kind, size, seed);
      const bought = new Map(purchases.map(([pick, units]) => [ROOT + (pick % (size + 1)), units]));
      const seats = readAbove(tree, bought.keys());
      expect(toColumnCarries(bought, toColumns(seats))).toEqual(toCarries(bought, seats));
    }),
  );
});

test("a missing seat is an error", () => {
  const seats = readAbove(grow("random", 20, 1), [20]);
  seats.delete(ROOT);
  expect(() => toColumnCarries(new Map([[20, 1]]), toColumns(seats))).toThrow("there is no seat 1");
  expect(() => toColumnCarries(new Map([[99, 1]]), toColumns(seats))).toThrow("there is no seat 99");
});
