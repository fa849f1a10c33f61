/**
 * `npm run fit:chat`: fits the weights of the chat's ranking and of its decision to answer, and prints them. They are fitted to the
 * sets of earlier evaluations, each with an index that has not learned from it. Each figure of a set comes from weights that were
 * fitted without it. `-- --misses` also lists what goes wrong in these sets, with the weights that the chat has.
 */
import { parseArgs } from "node:util";
import { toDecisionFeatures } from "@canopy/chat/answer/decision";
import { answerFrom } from "@canopy/chat/answerer";
import type { AskedMessage } from "@canopy/chat/questions/evaluation-sets/asked-message";
import { evaluationSets } from "@canopy/chat/questions/evaluation-sets/evaluation-sets";
import { createPhrasings } from "@canopy/chat/questions/table";
import { type Asked, PassageIndex, type Ranked } from "@canopy/chat/search/passage-index";
import { finish } from "@canopy/chat/search/steps";
import { toRankingFeatures, weigh } from "@canopy/chat/search/weights";
import { detectLocale } from "@canopy/chat/text/language";
import { loadCorpus } from "@canopy/server/chat/corpus";
import type { Locale } from "@canopy/shared/api/forms";
import { type Choice, fitChoices, fitRows } from "./bench/chat/logistic.ts";
import { MOST } from "./bench/chat/measure.ts";
import { quantile } from "./bench/quantiles.ts";
import { note } from "./bench/scope.ts";

interface Case {
  readonly set: string;
  readonly locale: Locale;
  readonly passages: readonly string[];
  readonly asked: Asked;
  readonly ranked: readonly Ranked[];
}

const { values } = parseArgs({ options: { misses: { type: "boolean", default: false } } });

const CANDIDATES = 12;
/** As many indexes, each without some of the sets. */
const FOLDS = 3;
/** The part of the questions that may be refused. */
const REFUSED = 0.03;
/** The same, for the thresholds that are printed. */
const refusals = [0.01, 0.015, 0.02, 0.025, 0.03, 0.05];

const { passages } = await loadCorpus();

function toCase(index: PassageIndex, set: string, text: string, ids: readonly string[]): Case {
  const asked = index.read(text);
  const locale = detectLocale(text, "en");
  return { set, locale, passages: ids, asked, ranked: index.search(asked, CANDIDATES) };
}

/** The cases of one fold, from an index that has learned from the other sets only. */
function readFold(fold: number): Case[] {
  const isOwn = (at: number) => at % FOLDS === fold;
  const sets = Object.entries(evaluationSets);
  const others = createPhrasings(Object.fromEntries(sets.filter((_, at) => !isOwn(at))));
  const index = finish(PassageIndex.read([...passages.values()], others));
  const own = sets.filter((_, at) => isOwn(at));
  if (values.misses) for (const [, messages] of own) listMisses(index, messages);
  return own.flatMap(([set, messages]) =>
    messages.map(({ text, passages: ids }) => toCase(index, set, text, ids)),
  );
}

const cases = Array.from({ length: FOLDS }, (_, fold) => readFold(fold)).flat();

/** Prints the questions whose first passage is not a right one, and the wrong answers and refusals. */
function listMisses(index: PassageIndex, messages: readonly AskedMessage[]): void {
  const answerer = answerFrom(index);
  for (const { text, locale, passages: ids } of messages) {
    const { kind } = answerer.answer(text, locale);
    const found = answerer.search(text, MOST);
    const isRefused = kind !== "answer";
    const isRight = ids.length === 0 ? isRefused : !isRefused && ids.includes(found[0]?.passage.id ?? "");
    if (isRight) continue;
    const list = found.map(
      ({ passage, score, coverage }) => `${passage.id} ${score.toFixed(2)}/${coverage.toFixed(2)}`,
    );
    note(`${kind}: ${text}\n    wanted ${ids.join(", ") || "nothing"}\n    found ${list.join(", ")}`);
  }
}

const toChoices = ({ ranked, passages: ids }: Case): Choice[] =>
  ranked.map(({ signals, passage }) => ({
    features: toRankingFeatures(signals),
    isRight: ids.includes(passage.id),
  }));

function fitRanking(learned: readonly Case[]): number[] {
  const lists = learned.map(toChoices).filter((list) => list.some(({ isRight }) => isRight));
  return fitChoices(lists, lists[0]?.[0]?.features.length ?? 0);
}

function toDecision({ asked, ranked: [best] }: Case): readonly number[] {
  return toDecisionFeatures(asked, best ?? { coverage: 0, signals: { wording: 0 } });
}

/** The weights of the decision, after the threshold at which `REFUSED` of the questions are refused. */
function fitDecision(learned: readonly Case[]): number[] {
  const rows = learned.map((one) => ({ features: toDecision(one), isRight: one.passages.length > 0 }));
  const [, ...weights] = fitRows(
    rows.map(({ features, isRight }) => ({ features: [1, ...features], isRight })),
    1 + (rows[0]?.features.length ?? 0),
  );
  const asked = rows.filter(({ isRight }) => isRight).map(({ features }) => weigh(weights, features));
  return [quantile(asked, REFUSED), ...weights];
}

/** Where the best of the right passages comes, from 0 on. */
function place(one: Case, weights: readonly number[]): number {
  const choices = toChoices(one).sort((a, b) => weigh(weights, b.features) - weigh(weights, a.features));
  const at = choices.findIndex(({ isRight }) => isRight);
  return at < 0 ? choices.length : at;
}

const share = <Item>(items: readonly Item[], is: (item: Item) => boolean): string =>
  (items.filter(is).length / items.length).toFixed(3);
const print = (line: string) => process.stdout.write(`${line}\n`);
const round = (weights: readonly number[]) => weights.map((weight) => weight.toFixed(2)).join(", ");

for (const set of new Set(cases.map((one) => one.set))) {
  const others = cases.filter((one) => one.set !== set);
  const [ranking, decision] = [fitRanking(others), fitDecision(others)];
  const asked = cases.filter((one) => one.set === set && one.passages.length > 0);
  const off = cases.filter((one) => one.set === set && one.passages.length === 0);
  const [threshold = 0, ...weights] = decision;
  const isRefused = (one: Case) => weigh(weights, toDecision(one)) < threshold;
  print(
    `${set}: first ${share(asked, (one) => place(one, ranking) === 0)}, among three ${share(asked, (one) => place(one, ranking) < 3)}, ` +
      `off-topic refused ${share(off, isRefused)}, wrongly refused ${share(asked, isRefused)}`,
  );
}
print(`ranking: ${round(fitRanking(cases))}`);
const [, ...decision] = fitDecision(cases);
print(`decision: ${round(decision)}`);
for (const locale of ["en", "fa"] as const) printThresholds(cases.filter((one) => one.locale === locale));

/** What a threshold refuses: each is where a part of the questions is refused. */
function printThresholds(own: readonly Case[]): void {
  const toValue = (one: Case) => weigh(decision, toDecision(one));
  const questions = own.filter(({ passages: ids }) => ids.length > 0).map(toValue);
  const off = own.filter(({ passages: ids }) => ids.length === 0);
  for (const refused of refusals) {
    const threshold = quantile(questions, refused);
    const part = share(off, (one) => toValue(one) < threshold);
    print(`${own[0]?.locale} ${refused}: threshold ${threshold.toFixed(2)}, off-topic refused ${part}`);
  }
}
