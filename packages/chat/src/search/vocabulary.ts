import { everydayWords } from "../concepts/everyday.ts";
import { foreignSubjects } from "../concepts/foreign.ts";
import { ConceptMatcher, type ConceptTable, listPhrases } from "../concepts/matcher.ts";
import { concepts } from "../concepts/table.ts";
import { Lexicon } from "./lexicon.ts";
import type { Steps } from "./steps.ts";

/** All words that a question is read with. */
export interface Vocabulary {
  readonly lexicon: Lexicon;
  readonly concepts: ConceptMatcher;
  readonly foreign: ConceptMatcher;
  readonly everyday: ConceptMatcher;
}

/** `texts` are those of the passages, `questions` other ways to ask for them, `offTopic` what none of them answers. */
export function* createVocabulary(
  texts: readonly string[],
  questions: readonly string[],
  offTopic: readonly string[],
): Steps<Vocabulary> {
  const phrases = [concepts, foreignSubjects, everydayWords].flatMap(listPhrases);
  const lexicon = yield* Lexicon.read(texts, phrases, questions, offTopic);
  const toStems = (text: string) => lexicon.ofCorpus(text).map(({ stem }) => stem);
  const match = (table: ConceptTable) => new ConceptMatcher(table, toStems);
  const own = match(concepts);
  yield;
  const foreign = match(foreignSubjects);
  yield;
  return { lexicon, concepts: own, foreign, everyday: match(everydayWords) };
}
