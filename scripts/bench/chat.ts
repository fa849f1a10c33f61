/**
 * `npm run bench:chat`: how often the chat finds the right passage, refuses what the documents don't answer, and answers in the
 * asker's language, next to MiniSearch's defaults and PostgreSQL's full text on the same passages; and the time of an answer.
 * The default is the newest set, by an author who knows neither the search nor its tables: `sixth`, whose misses stay unseen.
 * `-- --split tune`, `test`, `fresh`, `third`, `fourth` and `fifth` measure what the search is tuned with, and `--misses` lists what went
 * wrong there.
 */
import { parseArgs } from "node:util";
import type { Answerer } from "@canopy/chat/answerer";
import type { Passage } from "@canopy/chat/passage";
import { loadCorpus } from "@canopy/server/chat/corpus";
import {
  locales,
  MOST,
  measureAnswers,
  measurePreparation,
  measureRecall,
  measureTimes,
  names,
  type Search,
} from "./chat/measure.ts";
import { searchByDefaults, searchByPostgres } from "./chat/peers.ts";
import {
  checkPassages,
  findNewestSplit,
  loadQuestions,
  type Question,
  type Split,
  splitSchema,
  UNSEEN,
} from "./chat/questions.ts";
import type { Figure } from "./figures.ts";
import { note, runBench, type Scope } from "./scope.ts";

const { values } = parseArgs({
  options: {
    json: { type: "boolean" },
    split: { type: "string" },
    misses: { type: "boolean", default: false },
  },
});

await runBench(async (scope) => {
  const split = values.split === undefined ? await findNewestSplit() : readSplit(values.split);
  if (values.misses && split === UNSEEN) throw new Error(`The misses of ${UNSEEN} stay unseen.`);
  note("Reading the documents ...");
  const { passages } = await loadCorpus();
  const questions = await loadQuestions(split);
  checkPassages(questions, passages);
  const { answerer, figures } = measurePreparation([...passages.values()]);
  if (values.misses) listMisses(answerer, questions);
  const times = measureTimes(answerer, questions);
  note("Starting PostgreSQL ...");
  const recall = await measureSearches(scope, answerer, [...passages.values()], questions);
  return [
    ...recall,
    ...locales.flatMap((locale) => measureAnswers(answerer, questions, locale)),
    ...times,
    ...figures,
  ];
});

function readSplit(text: string): Split {
  const { data } = splitSchema.safeParse(text);
  if (data) return data;
  throw new Error(`There is no split "${text}": use ${splitSchema.options.join(", ")}.`);
}

async function measureSearches(
  scope: Scope,
  answerer: Answerer,
  passages: readonly Passage[],
  questions: readonly Question[],
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

/** Prints the questions whose first passage is not a right one, and the wrong answers and refusals. */
function listMisses(answerer: Answerer, questions: readonly Question[]): void {
  for (const { id, text, locale, passages } of questions) {
    const { kind } = answerer.answer(text, locale);
    const found = answerer.search(text, MOST);
    const isRefused = kind !== "answer";
    const isRight =
      passages.length === 0 ? isRefused : !isRefused && passages.includes(found[0]?.passage.id ?? "");
    if (isRight) continue;
    const list = found.map(
      ({ passage, score, coverage }) => `${passage.id} ${score.toFixed(2)}/${coverage.toFixed(2)}`,
    );
    note(
      `${id} ${kind}: ${text}\n    wanted ${passages.join(", ") || "nothing"}\n    found ${list.join(", ")}`,
    );
  }
}
