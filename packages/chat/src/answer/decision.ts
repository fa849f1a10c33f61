import type { Asked, Ranked } from "../search/passage-index.ts";
import { LEAST_LIKELY, weigh } from "../search/weights.ts";

/** From this coverage on, a passage answers of which the classifier knows no questions, such as an error by its code. */
const COVERED = 0.5;
/** In the order of `toDecisionFeatures`, by `npm run fit:chat`, with a threshold between what both languages need. */
const decision: readonly number[] = [-1.6, 0.62, 2.34];

/** What tells a question that a passage answers from other messages; the first one is 1, for the threshold. */
export const toDecisionFeatures = (
  { most, offTopic }: Pick<Asked, "most" | "offTopic">,
  { coverage }: Pick<Ranked, "coverage">,
): readonly number[] => [
  1,
  Math.log(Math.max(most, LEAST_LIKELY) / Math.max(offTopic, LEAST_LIKELY)),
  coverage,
];

/** The question more likely asks for a passage than for something else, or the passage has its words. */
export function isAnswer(asked: Asked, ranked: Ranked): boolean {
  if (ranked.isTitle) return true;
  if (!ranked.isLearned) return ranked.coverage >= COVERED;
  return weigh(decision, toDecisionFeatures(asked, ranked)) >= 0;
}
