import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roundToHundred } from "./round-to-hundred.ts";

describe("a hundred members", () => {
  test.each([
    [212, 36, 3, { ahead: 16, behind: 82, nothing: 2 }],
    [1, 1, 0, { ahead: 100, behind: 0, nothing: 0 }],
    [1_000, 9, 1, { ahead: 0, behind: 99, nothing: 1 }],
    [3, 1, 2, { ahead: 33, behind: 0, nothing: 67 }],
    [10_000, 1_599, 3_701, { ahead: 15, behind: 47, nothing: 38 }],
  ])("out of %d, of whom %d are ahead and %d have nothing", (members, ahead, nothing, parts) => {
    expect(roundToHundred({ members, ahead, nothing })).toEqual(parts);
  });

  test("sum to a hundred and are never better than the real shares", () => {
    const groups = fc
      .integer({ min: 1, max: 1_000_000 })
      .chain((members) =>
        fc
          .integer({ min: 0, max: members })
          .chain((ahead) =>
            fc.integer({ min: 0, max: members - ahead }).map((nothing) => ({ members, ahead, nothing })),
          ),
      );
    fc.assert(
      fc.property(groups, (group) => {
        const { ahead, behind, nothing } = roundToHundred(group);
        expect(ahead + behind + nothing).toBe(100);
        for (const share of [ahead, behind, nothing]) expect(share).toBeGreaterThanOrEqual(0);
        expect(ahead * group.members).toBeLessThanOrEqual(group.ahead * 100);
        expect(nothing * group.members).toBeGreaterThanOrEqual(group.nothing * 100);
      }),
    );
  });
});
