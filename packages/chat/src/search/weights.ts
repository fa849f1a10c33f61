/** What a match counts in a field, for the candidates. */
export const boost = { title: 2.5, topic: 0.5 };

/** What decides between the candidates. */
export interface Signals {
  /** MiniSearch's score, next to that of the best candidate. */
  readonly text: number;
  /** What part of the question the passage has. */
  readonly coverage: number;
  /** How similar the question and the most similar heading are, word by word: "why" and "how" count too. */
  readonly wording: number;
  /** How likely it is that the question asks for the passage. */
  readonly likely: number;
  /** The question is a title, as those of "Did you mean" are. */
  readonly isTitle: boolean;
  /** The question quotes the code of an error, as it is or in words. */
  readonly isQuoted: boolean;
}

/** The classifier is no more certain than this. */
export const LEAST_LIKELY = 1e-3;

/** The signals that have a weight. */
export const toRankingFeatures = ({ text, coverage, wording, likely }: Signals): readonly number[] => [
  text,
  coverage,
  wording,
  Math.log(Math.max(likely, LEAST_LIKELY)),
];

/** In the order of `toRankingFeatures`, by `npm run fit:chat`. */
const ranking: readonly number[] = [2.07, 1.64, 1.82, 0.9];
/** A question that quotes an error asks for it, and one that is a title even more. */
const quoted = 20;
const titled = 40;

export const toScore = (signals: Signals): number =>
  weigh(ranking, toRankingFeatures(signals)) +
  (signals.isTitle ? titled : 0) +
  (signals.isQuoted ? quoted : 0);

export const weigh = (weights: readonly number[], features: readonly number[]): number =>
  features.reduce((sum, feature, place) => sum + feature * (weights[place] ?? 0), 0);

/** What a word weighs, next to words of passages, which weigh their inverse document frequency. */
export const groupWeights = {
  /** A word that no passage has. */
  unknown: 4.5,
  /** A subject that the product has nothing to do with. */
  foreign: 20,
  /** A word of everyday life that no passage has. */
  everyday: 8,
  /** The factor of a word that fits any subject. */
  vague: 0.3,
  number: 0.4,
};
