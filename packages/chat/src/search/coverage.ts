import type { Group } from "./question.ts";
import { groupWeights } from "./weights.ts";

/** One thing that a question mentions, and what it weighs. */
export interface Weighed extends Group {
  readonly weight: number;
}

/** Weighs terms by how few of the passages have them. */
export class Coverage {
  readonly #rarities = new Map<string, number>();

  /** `passages`: the terms of each. */
  constructor(passages: readonly ReadonlySet<string>[]) {
    const counts = new Map<string, number>();
    for (const terms of passages) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    // The inverse document frequency, as in BM25.
    for (const [term, count] of counts) {
      this.#rarities.set(term, Math.log(1 + (passages.length - count + 0.5) / (count + 0.5)));
    }
  }

  weigh(group: Group): Weighed {
    return { ...group, weight: this.#weight(group) };
  }

  #weight({ alternatives, isKnown, isVague, subject }: Group): number {
    if (subject !== "own") return groupWeights[subject];
    const rarities = alternatives.flatMap(({ term }) => this.#rarities.get(term) ?? []);
    const known = rarities.reduce((sum, rarity) => sum + rarity, 0) / rarities.length;
    const isNumber = /^\d/.test(alternatives[0]?.term ?? "");
    return (
      (isKnown && rarities.length > 0 ? known : groupWeights.unknown) *
      (isVague ? groupWeights.vague : 1) *
      (isNumber ? groupWeights.number : 1)
    );
  }

  /** The part of the question that `terms` have. */
  cover(groups: readonly Weighed[], terms: ReadonlySet<string>): number {
    let covered = 0;
    let all = 0;
    for (const { weight, alternatives } of groups) {
      all += weight;
      let best = 0;
      for (const alternative of alternatives) {
        if (alternative.weight > best && terms.has(alternative.term)) best = alternative.weight;
      }
      covered += weight * best;
    }
    return all === 0 ? 0 : covered / all;
  }
}
