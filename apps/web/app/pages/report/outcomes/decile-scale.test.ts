import { expect, test } from "vitest";
import { findScaleEnd } from "./decile-scale.ts";

test.each([
  [
    "twice what was paid is enough for most",
    [0, 4_977, 5_281, 5_424, 5_772, 5_993, 6_594, 7_645, 9_227, 12_956, 63_749],
    20_000,
  ],
  [
    "where a tenth of all got more, the scale reaches them",
    [0, 0, 0, 0, 0, 0, 0, 0, 9_000, 32_001, 900_000],
    40_000,
  ],
])("%s", (_, ratios, end) => {
  expect(findScaleEnd(ratios)).toBe(end);
});
