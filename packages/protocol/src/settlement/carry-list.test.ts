import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { grow } from "../../test/seats.ts";
import { Legs } from "../rules/legs.ts";
import { ROOT } from "../rules/tree.ts";
import { networkKinds } from "../simulation/placement.ts";
import { carryList, type Seat } from "./carry-list.ts";

/** A tree with ids in any order, as in Plus: each seat is below an earlier one. */
const trees = fc
  .record({
    ids: fc.uniqueArray(fc.integer({ min: 2, max: 5_000 }), { minLength: 1, maxLength: 200 }),
    choices: fc.array(fc.nat(), { minLength: 200, maxLength: 200 }),
  })
  .map(({ ids, choices }) => {
    const seats = new Map<number, Seat>([[1, { upline: 0, depth: 0 }]]);
    ids.forEach((id, index) => {
      const above = [...seats.keys()][(choices[index] ?? 0) % seats.size] ?? 1;
      seats.set(id, { upline: above, depth: (seats.get(above)?.depth ?? 0) + 1 });
    });
    return seats;
  });

function seatFinder(seats: ReadonlyMap<number, Seat>): (id: number) => Seat {
  return (id) => {
    const seat = seats.get(id);
    if (seat === undefined) throw new RangeError(`no seat ${id}`);
    return seat;
  };
}

describe("the carry list", () => {
  test("has every buyer and all members above once, children first, without the root", () => {
    fc.assert(
      fc.property(trees, fc.array(fc.nat(), { maxLength: 20 }), (seats, picks) => {
        const members = [...seats.keys()].filter((id) => id !== 1);
        const buyers = picks.map((pick) => members[pick % members.length] ?? 2);
        const list = carryList(buyers, seatFinder(seats));
        const expected = new Set<number>();
        for (const buyer of buyers) {
          for (let id = buyer; id !== 1; id = seatFinder(seats)(id).upline) expected.add(id);
        }
        expect(new Set(list)).toEqual(expected);
        expect(list).toHaveLength(expected.size);
        const position = new Map(list.map((id, index) => [id, index]));
        for (const id of list) {
          const above = position.get(seatFinder(seats)(id).upline);
          if (above !== undefined) expect(above).toBeGreaterThan(position.get(id) ?? 0);
        }
      }),
    );
  });

  test("equals the reference model's list in any kind of network", () => {
    const kinds = fc.constantFrom(...networkKinds);
    const rounds = fc.array(fc.array(fc.nat(), { minLength: 1, maxLength: 20 }), { maxLength: 5 });
    fc.assert(
      fc.property(
        kinds,
        fc.integer({ min: 1, max: 150 }),
        fc.nat(),
        rounds,
        (kind, size, seed, purchases) => {
          const tree = grow(kind, size, seed);
          const legs = new Legs(tree, 10);
          for (const picks of purchases) {
            const ids = picks.map((pick) => ROOT + 1 + (pick % size));
            const { touched } = legs.settle({ ids, units: ids.map(() => 1) });
            const list = carryList(ids, (id) => ({
              upline: tree.upline[id] ?? 0,
              depth: tree.depth[id] ?? 0,
            }));
            expect(new Set(list)).toEqual(new Set(touched));
          }
        },
      ),
    );
  });

  test("is empty without buyers, or with the root only", () => {
    const findSeat = seatFinder(new Map());
    expect(carryList([], findSeat)).toEqual([]);
    expect(carryList([1], findSeat)).toEqual([]);
  });
});
