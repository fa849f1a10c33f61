// Chosen with the tuning half of `scripts/bench/chat`; see docs/chat.md.

/** What a match counts in a field, for the candidates. */
export const boost = { title: 2.5, topic: 0.5 };

/** What decides between the candidates. */
export const weights = {
  /** MiniSearch's score, next to that of the best candidate. */
  text: 0.55,
  /** What part of the question the passage has. */
  coverage: 0.9,
  /** What part of the question its title has. */
  title: 0.6,
  /** What part of its title the question has. */
  titleBack: 0.35,
  /** How alike question and title are, word by word: "why" and "how" count too. */
  wording: 0.4,
  /** How likely it is that the question asks for the passage. */
  likely: 4,
  /** The question is a title, as those of "Did you mean" are. */
  isTitle: 2,
  /** The question quotes the code of an error in words. */
  isQuoted: 4,
};

/** Articles answer members' questions; the documentation is for operators and developers. */
export const factors = { help: 1, docs: 0.77, error: 0.61 };

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
