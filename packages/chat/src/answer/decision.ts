import type { Locale } from "@canopy/shared/api/forms";
import type { Asked, Ranked } from "../search/passage-index.ts";
import { LEAST_LIKELY, type Signals, weigh } from "../search/weights.ts";

/** From this coverage on, a passage answers of which the classifier knows no questions, such as an error by its code. */
const COVERED = 0.5;
/** The separator sums over all words, so a long message would outweigh everything else. */
const CERTAIN = 2;
/** In the order of `toDecisionFeatures`, by `npm run fit:chat`. */
const decision: readonly number[] = [0.46, 1.26, 1.07, 0.79, 0.43, -0.44];
/** From this on, the chat answers. 1.5 % of the questions in the earlier sets are below it, in each language. */
const threshold: Readonly<Record<Locale, number>> = { en: 0, fa: 0.6 };

/** What the decision knows of a question. */
type Question = Pick<Asked, "most" | "offTopic" | "separation" | "unknown">;
/** What the decision knows of the best passage. */
type Likeness = Pick<Ranked, "coverage"> & { readonly signals: Pick<Signals, "wording"> };
type Best = Likeness & Pick<Ranked, "isTitle" | "isHeading" | "isLearned">;

/** What tells a question that a passage answers from other messages. */
export const toDecisionFeatures = (
  { most, offTopic, separation, unknown }: Question,
  { coverage, signals: { wording } }: Likeness,
): readonly number[] => [
  Math.log(Math.max(most, LEAST_LIKELY) / Math.max(offTopic, LEAST_LIKELY)),
  // In addition to the odds, because a message that fits nothing makes both unlikely.
  Math.log(Math.max(most, LEAST_LIKELY)),
  coverage,
  Math.max(-CERTAIN, Math.min(CERTAIN, separation)),
  wording,
  unknown,
];

/** A title or a way to ask has exactly the question's words, or the question more likely asks for the passage than for something else. */
export function isAnswer(asked: Question, best: Best, locale: Locale): boolean {
  if (best.isTitle || best.isHeading) return true;
  if (!best.isLearned) return best.coverage >= COVERED;
  return weigh(decision, toDecisionFeatures(asked, best)) >= threshold[locale];
}
