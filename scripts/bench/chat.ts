/**
 * `npm run bench:chat`: how often the chat finds the right passage, refuses what the documents don't answer, and answers in the
 * asker's language, next to MiniSearch's defaults and PostgreSQL's full text on the same passages; and the time of an answer.
 * The questions are those of the newest set, by authors who know neither the search nor its tables. They are only measured:
 * `npm run fit:chat -- --misses` lists what goes wrong in older sets.
 */
import { type Answerer, answerFrom } from "@canopy/chat/answerer";
import type { Passage } from "@canopy/chat/passage";
import type { AskedMessage } from "@canopy/chat/questions/evaluation-sets/asked-message";
import { loadCorpus } from "@canopy/server/chat/corpus";
import {
  locales,
  MOST,
  measureAnswers,
  measurePreparation,
  measureRecall,
  measureStored,
  measureTimes,
  names,
  type Search,
} from "./chat/measure.ts";
import { searchByDefaults, searchByPostgres } from "./chat/peers.ts";
import { checkPassages, loadQuestions } from "./chat/questions.ts";
import type { Figure } from "./figures.ts";
import { note, runBench, type Scope } from "./scope.ts";

await runBench(async (scope) => {
  note("Reading the documents ...");
  const { passages } = await loadCorpus();
  const questions = await loadQuestions();
  checkPassages(questions, passages);
  const all = [...passages.values()];
  const { index, figures } = measurePreparation(all);
  const answerer = answerFrom(index);
  const times = measureTimes(answerer, questions);
  note("Starting PostgreSQL ...");
  const recall = await measureSearches(scope, answerer, all, questions);
  return [
    ...recall,
    ...locales.flatMap((locale) => measureAnswers(answerer, questions, locale)),
    ...times,
    ...figures,
    ...(await measureStored(scope, all, index)),
  ];
});

async function measureSearches(
  scope: Scope,
  answerer: Answerer,
  passages: readonly Passage[],
  questions: readonly AskedMessage[],
): Promise<Figure[]> {
  const own: Search = async ({ text }) => answerer.search(text, MOST).map(({ passage }) => passage.id);
  const peers = {
    "MiniSearch's defaults": searchByDefaults(passages),
    "PostgreSQL full text": await searchByPostgres(scope, passages),
  };
  const figures: Figure[] = [];
  for (const locale of locales) {
    const asked = questions.filter((question) => question.locale === locale && question.passages.length > 0);
    const ours = await measureRecall(asked, own);
    figures.push(...toFigures(names[locale], ours, true));
    for (const [peer, search] of Object.entries(peers)) {
      const theirs = await measureRecall(asked, search);
      figures.push(...toFigures(`${names[locale]}, ${peer}`, theirs, false));
    }
  }
  return figures;
}

function toFigures(name: string, [first, three]: readonly [number, number], isOurs: boolean): Figure[] {
  const common = { unit: "", least: true as const, ratio: null, peer: null };
  return [
    { ...common, name: `${name}, recall@1`, value: first, target: isOurs ? 0.85 : null },
    { ...common, name: `${name}, recall@3`, value: three, target: isOurs ? 0.95 : null },
  ];
}
