import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ofHundred, returnOfAll } from "./of-hundred.ts";

describe("a hundred members", () => {
  test.each([
    [212, 36, 3, { back: 16, part: 82, nothing: 2 }],
    [1, 1, 0, { back: 100, part: 0, nothing: 0 }],
    [1_000, 9, 1, { back: 0, part: 99, nothing: 1 }],
    [3, 1, 2, { back: 33, part: 0, nothing: 67 }],
  ])("out of %d, of whom %d earned back what they paid and %d nothing", (members, earnedBack, earnedNothing, parts) => {
    expect(ofHundred({ members, earnedBack, earnedNothing })).toEqual(parts);
  });

  test("cannot be told while nobody has paid", () => {
    expect(ofHundred({ members: 0, earnedBack: 0, earnedNothing: 0 })).toBeNull();
  });

  test("are a hundred, and never look better than all members do", () => {
    const members = fc.integer({ min: 1, max: 1_000_000 }).chain((all) =>
      fc.integer({ min: 0, max: all }).chain((earnedBack) =>
        fc.integer({ min: 0, max: all - earnedBack }).map((earnedNothing) => ({
          members: all,
          earnedBack,
          earnedNothing,
        })),
      ),
    );
    fc.assert(
      fc.property(members, (outcomes) => {
        const parts = ofHundred(outcomes);
        if (parts === null) throw new Error("There are members");
        const { back, part, nothing } = parts;
        expect(back + part + nothing).toBe(100);
        for (const share of [back, part, nothing]) expect(share).toBeGreaterThanOrEqual(0);
        expect(back * outcomes.members).toBeLessThanOrEqual(outcomes.earnedBack * 100);
        expect(nothing * outcomes.members).toBeGreaterThanOrEqual(outcomes.earnedNothing * 100);
      }),
    );
  });
});

test("what all got back is rounded down, and unknown while nothing was paid", () => {
  expect(returnOfAll({ earned: 79_999n, paid: 100_000n })).toBe(7_999);
  expect(returnOfAll({ earned: 3n * 10n ** 24n, paid: 10n ** 24n })).toBe(30_000);
  expect(returnOfAll({ earned: 0n, paid: 0n })).toBeNull();
});
