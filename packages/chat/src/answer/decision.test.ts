import { describe, expect, test } from "vitest";
import type { Asked } from "../search/passage-index.ts";
import { isAnswer, toDecisionFeatures } from "./decision.ts";

type Question = Pick<Asked, "most" | "offTopic" | "separation" | "unknown">;
type Found = Parameters<typeof isAnswer>[1];

const clear: Question = { most: 0.9, offTopic: 0.01, separation: 2, unknown: 0 };
const strange: Question = { most: 0.01, offTopic: 0.9, separation: -2, unknown: 0.5 };
const found = (change: Partial<Found> = {}): Found => ({
  coverage: 0.1,
  signals: { wording: 0.1 },
  isTitle: false,
  isHeading: false,
  isLearned: true,
  ...change,
});

describe("whether the best passage is an answer", () => {
  test("depends on what the classifier thinks of the question, in both languages", () => {
    for (const locale of ["en", "fa"] as const) {
      expect(isAnswer(clear, found({ coverage: 0.9 }), locale)).toBe(true);
      expect(isAnswer(strange, found(), locale)).toBe(false);
    }
  });

  test("is certain when the question has exactly the words of a title or of a listed question", () => {
    expect(isAnswer(strange, found({ isTitle: true }), "en")).toBe(true);
    expect(isAnswer(strange, found({ isHeading: true }), "fa")).toBe(true);
  });

  test("depends on the words in common when the classifier knows no question for the passage", () => {
    expect(isAnswer(strange, found({ isLearned: false, coverage: 0.5 }), "en")).toBe(true);
    expect(isAnswer(clear, found({ isLearned: false, coverage: 0.49 }), "en")).toBe(false);
  });

  test("does not follow the separation of a long message beyond its limit", () => {
    const toFeatures = (separation: number) => toDecisionFeatures({ ...clear, separation }, found());
    expect(toFeatures(30)).toEqual(toFeatures(2));
    expect(toFeatures(-30)).toEqual(toFeatures(-2));
    expect(toFeatures(1)).not.toEqual(toFeatures(2));
  });

  test("stays finite when the classifier is certain", () => {
    for (const sure of [0, 1]) {
      const features = toDecisionFeatures({ ...clear, most: sure, offTopic: 1 - sure }, found());
      expect(features.every(Number.isFinite)).toBe(true);
    }
  });
});
