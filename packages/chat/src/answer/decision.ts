import type { Locale } from "@canopy/shared/api/forms";
import type { Asked, Ranked } from "../search/passage-index.ts";
import { LEAST_LIKELY, type Signals, weigh } from "../search/weights.ts";

/** From this coverage on, a passage answers of which the classifier knows no questions, such as an error by its code. */
const COVERED = 0.5;
/** The separator sums over all words, so a long message would outweigh everything else. */
const CERTAIN = 2;
/** In the order of `toDecisionFeatures`, by `npm run fit:chat`. */
const decision: readonly number[] = [0.42, 1.14, 1.4, 0.85, 0.46, -0.45];
/** From this on, the chat answers. 1.5 % of the questions in the earlier sets are below it, in each language. */
const threshold: Readonly<Record<Locale, number>> = { en: 0.41, fa: 0.7 };

/** What tells a question that a passage answers from other messages. */
export const toDecisionFeatures = (
  { most, offTopic, separation, unknown }: Pick<Asked, "most" | "offTopic" | "separation" | "unknown">,
  {
    coverage,
    signals: { wording },
  }: Pick<Ranked, "coverage"> & { readonly signals: Pick<Signals, "wording"> },
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
export function isAnswer(asked: Asked, ranked: Ranked, locale: Locale): boolean {
  if (ranked.isTitle || ranked.isKnown) return true;
  if (!ranked.isLearned) return ranked.coverage >= COVERED;
  return weigh(decision, toDecisionFeatures(asked, ranked)) >= threshold[locale];
}
