import { Legs } from "@canopy/protocol/rules/legs";
import { ROOT } from "@canopy/protocol/rules/tree";
import { networkKinds } from "@canopy/protocol/simulation/placement";
import { createSeats, grow } from "@canopy/protocol/test/seats";
import fc from "fast-check";
import { expect, test } from "vitest";
import { replayCarries } from "./event-carries.ts";

test("carries in order bring every leg to its value in the reference model", () => {
  const rounds = fc.array(fc.array(fc.nat(), { minLength: 1, maxLength: 20 }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(fc.constantFrom(...networkKinds), fc.integer({ min: 1, max: 120 }), fc.nat(), rounds, check),
  );

  function check(kind: (typeof networkKinds)[number], size: number, seed: number, purchases: number[][]) {
    const tree = grow(kind, size, seed);
    const entries = [...createSeats(tree).values()].map((seat) => ({
      id: seat.id,
      round: 0,
      units: 0,
      seat,
    }));
    const legs = new Legs(tree, 10);
    const bought: Parameters<typeof replayCarries>[0][number][] = [...entries];
    let cumulativeUnits = 0;
    purchases.forEach((picks, round) => {
      const ids = [...new Set(picks.map((pick) => ROOT + 1 + (pick % size)))];
      bought.push(...ids.map((id) => ({ id, round, units: 1, seat: null })));
      cumulativeUnits += ids.length;
      // Units of the next round exist already and must not count.
      const next = { id: ROOT + 1, round: round + 1, units: 1, seat: null };
      legs.settle({ ids, units: ids.map(() => 1) });
      for (const { upline, leg, total } of replayCarries([...bought, next], { round, cumulativeUnits })) {
        expect(total).toBe(leg === 0 ? legs.leftUsers[upline] : legs.rightUsers[upline]);
      }
    });
  }
});

test("refuses events whose units differ from the contract's", () => {
  const root = { id: 1, round: 0, units: 0, seat: { upline: 0, leg: 0 } };
  const first = { id: 2, round: 0, units: 3, seat: { upline: 1, leg: 1 } };
  expect(replayCarries([root, first], { round: 0, cumulativeUnits: 3 })).toEqual([
    { id: 2, upline: 1, leg: 1, total: 3 },
  ]);
  expect(() => replayCarries([root], { round: 0, cumulativeUnits: 3 })).toThrow("node events hold 0 units");
});
