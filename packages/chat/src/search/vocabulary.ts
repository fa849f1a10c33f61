import { everydayWords } from "../concepts/everyday.ts";
import { foreignSubjects } from "../concepts/foreign.ts";
import { ConceptMatcher, type ConceptTable, listPhrases, type Phrases } from "../concepts/matcher.ts";
import { concepts } from "../concepts/table.ts";
import { Lexicon, type SavedLexicon } from "./lexicon.ts";
import type { Steps } from "./steps.ts";

/** All words that a question is read with. */
export interface Vocabulary {
  readonly lexicon: Lexicon;
  readonly concepts: ConceptMatcher;
  readonly foreign: ConceptMatcher;
  readonly everyday: ConceptMatcher;
}

/** A vocabulary as plain data. */
export interface SavedVocabulary {
  readonly lexicon: SavedLexicon;
  readonly concepts: Phrases;
  readonly foreign: Phrases;
  readonly everyday: Phrases;
}

export const saveVocabulary = ({ lexicon, concepts, foreign, everyday }: Vocabulary): SavedVocabulary => ({
  lexicon: lexicon.save(),
  concepts: concepts.phrases,
  foreign: foreign.phrases,
  everyday: everyday.phrases,
});

export const restoreVocabulary = (saved: SavedVocabulary): Vocabulary => ({
  lexicon: Lexicon.restore(saved.lexicon),
  concepts: new ConceptMatcher(saved.concepts),
  foreign: new ConceptMatcher(saved.foreign),
  everyday: new ConceptMatcher(saved.everyday),
});

/** `texts` are those of the passages, `questions` other ways to ask for them, `offTopic` what none of them answers. */
export function* createVocabulary(
  texts: readonly string[],
  questions: readonly string[],
  offTopic: readonly string[],
): Steps<Vocabulary> {
  const phrases = [concepts, foreignSubjects, everydayWords].flatMap(listPhrases);
  const lexicon = yield* Lexicon.read(texts, phrases, questions, offTopic);
  const toStems = (text: string) => lexicon.ofCorpus(text).map(({ stem }) => stem);
  const match = (table: ConceptTable) => ConceptMatcher.read(table, toStems);
  const own = match(concepts);
  yield;
  const foreign = match(foreignSubjects);
  yield;
  return { lexicon, concepts: own, foreign, everyday: match(everydayWords) };
}
