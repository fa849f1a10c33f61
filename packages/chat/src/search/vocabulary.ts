import { everydayWords } from "../concepts/everyday.ts";
import { foreignSubjects } from "../concepts/foreign.ts";
import { ConceptMatcher, type ConceptTable, listPhrases, type Phrases } from "../concepts/matcher.ts";
import { meanings } from "../concepts/meanings.ts";
import { concepts } from "../concepts/table.ts";
import { Lexicon, type SavedLexicon } from "./lexicon.ts";
import type { Steps } from "./steps.ts";

/** All words that a question is read with. */
export interface Vocabulary {
  readonly lexicon: Lexicon;
  readonly concepts: ConceptMatcher;
  readonly foreign: ConceptMatcher;
  readonly everyday: ConceptMatcher;
  /** Everyday words that mean much the same. */
  readonly meanings: ConceptMatcher;
}

/** A vocabulary as plain data. */
export interface SavedVocabulary {
  readonly lexicon: SavedLexicon;
  readonly concepts: Phrases;
  readonly foreign: Phrases;
  readonly everyday: Phrases;
  readonly meanings: Phrases;
}

export const saveVocabulary = (vocabulary: Vocabulary): SavedVocabulary => ({
  lexicon: vocabulary.lexicon.save(),
  concepts: vocabulary.concepts.phrases,
  foreign: vocabulary.foreign.phrases,
  everyday: vocabulary.everyday.phrases,
  meanings: vocabulary.meanings.phrases,
});

export const restoreVocabulary = (saved: SavedVocabulary): Vocabulary => ({
  lexicon: Lexicon.restore(saved.lexicon),
  concepts: new ConceptMatcher(saved.concepts),
  foreign: new ConceptMatcher(saved.foreign),
  everyday: new ConceptMatcher(saved.everyday),
  meanings: new ConceptMatcher(saved.meanings),
});

/** `texts` are those of the passages, `questions` other ways to ask for them, `offTopic` what none of them answers. */
export function* createVocabulary(
  texts: readonly string[],
  questions: readonly string[],
  offTopic: readonly string[],
): Steps<Vocabulary> {
  const phrases = [concepts, foreignSubjects, everydayWords, meanings].flatMap(listPhrases);
  const lexicon = yield* Lexicon.read(texts, phrases, questions, offTopic);
  const toStems = (text: string) => lexicon.ofCorpus(text).map(({ stem }) => stem);
  const match = (table: ConceptTable) => ConceptMatcher.read(table, toStems);
  const own = match(concepts);
  yield;
  const foreign = match(foreignSubjects);
  yield;
  const everyday = match(everydayWords);
  yield;
  return { lexicon, concepts: own, foreign, everyday, meanings: match(meanings) };
}
