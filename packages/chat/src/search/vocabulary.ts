import { foreignSubjects } from "../concepts/foreign.ts";
import { ConceptMatcher, type ConceptTable, listPhrases } from "../concepts/matcher.ts";
import { concepts } from "../concepts/table.ts";
import { Lexicon } from "./lexicon.ts";

/** All words that a question is read with. */
export interface Vocabulary {
  readonly lexicon: Lexicon;
  readonly concepts: ConceptMatcher;
  readonly foreign: ConceptMatcher;
}

/** `texts` are those of the passages. */
export function createVocabulary(texts: readonly string[]): Vocabulary {
  const lexicon = new Lexicon(texts, [...listPhrases(concepts), ...listPhrases(foreignSubjects)]);
  const toStems = (text: string) => lexicon.ofCorpus(text).map(({ stem }) => stem);
  const match = (table: ConceptTable) => new ConceptMatcher(table, toStems);
  return { lexicon, concepts: match(concepts), foreign: match(foreignSubjects) };
}
