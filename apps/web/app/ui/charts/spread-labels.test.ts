import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { spreadLabels } from "./spread-labels.ts";

describe("labels", () => {
  test("without overlap stay where they are", () => {
    expect(spreadLabels([90, 10, 50], 18, 200)).toEqual([90, 10, 50]);
  });

  test("that overlap move apart in their order", () => {
    expect(spreadLabels([50, 52, 150], 18, 200)).toEqual([50, 68, 150]);
    expect(spreadLabels([199, 200], 18, 200)).toEqual([182, 200]);
  });

  test("keep distance and order, and stay inside if they fit", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 10 }), (wanted) => {
        const placed = spreadLabels(wanted, 20, 200);
        const rank = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
        const sorted = rank.map((index) => placed[index] ?? Number.NaN);
        for (const [index, place] of sorted.entries()) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(200);
          if (index > 0) expect(place - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(20);
        }
      }),
    );
  });
});
