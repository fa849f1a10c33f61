/**
 * `npm run fit:chat`: fits the weights of the chat's ranking and of its decision to answer, and prints them. It learns from the sets
 * for tuning, and from a tenth of the ways to ask and off-topic messages, which its index has not seen. Each figure is of a set that
 * its weights were not fitted with.
 */
import { toDecisionFeatures } from "@canopy/chat/answer/decision";
import { allPhrasings, askedIds } from "@canopy/chat/questions/table";
import { type Asked, PassageIndex, type Ranked } from "@canopy/chat/search/passage-index";
import { finish } from "@canopy/chat/search/steps";
import { toRankingFeatures, weigh } from "@canopy/chat/search/weights";
import { detectLocale } from "@canopy/chat/text/language";
import { loadCorpus } from "@canopy/server/chat/corpus";
import type { Locale } from "@canopy/shared/api/forms";
import { type Choice, fitChoices, fitRows } from "./chat/logistic.ts";
import { loadQuestions, splitSchema, UNSEEN } from "./chat/questions.ts";
import { quantile } from "./quantiles.ts";

interface Case {
  readonly set: string;
  readonly locale: Locale;
  readonly passages: readonly string[];
  readonly asked: Asked;
  readonly ranked: readonly Ranked[];
}

const CANDIDATES = 12;
/** Of the ways to ask, one in so many is left out. */
const LEFT_OUT = 10;
const LEFT = "left out";
/** Shorter ones are keywords. */
const WORDS = 4;
/** The part of the questions that may be refused. */
const REFUSED = 0.03;
/** The same, of those left out and of the open sets, for the thresholds that are printed. */
const refusals = [0.01, 0.02, 0.03, 0.05, 0.08];

const hash = (text: string): number =>
  [...text].reduce((value, letter) => (value * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
const isLeftOut = (text: string) => text.split(" ").length >= WORDS && hash(text) % LEFT_OUT === 0;
const isKept = (text: string) => !isLeftOut(text);

const { passages } = await loadCorpus();
const { toQuestions, offTopic } = allPhrasings;
const kept = {
  toQuestions: (id: string) => toQuestions(id).filter(isKept),
  offTopic: offTopic.filter(isKept),
};
const index = finish(PassageIndex.read([...passages.values()], kept));

function toCase(set: string, text: string, ids: readonly string[]): Case {
  const asked = index.read(text);
  const locale = detectLocale(text, "en");
  return { set, locale, passages: ids, asked, ranked: index.search(asked, CANDIDATES) };
}

async function readSet(set: (typeof splitSchema.options)[number]): Promise<Case[]> {
  return (await loadQuestions(set)).map(({ text, passages: ids }) => toCase(set, text, ids));
}

const sets = await Promise.all(splitSchema.options.filter((set) => set !== UNSEEN).map(readSet));
const cases = [
  ...sets.flat(),
  ...askedIds.flatMap((id) =>
    toQuestions(id)
      .filter(isLeftOut)
      .map((text) => toCase(LEFT, text, [id])),
  ),
  ...offTopic.filter(isLeftOut).map((text) => toCase(LEFT, text, [])),
];

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
  const values = rows.filter(({ isRight }) => isRight).map(({ features }) => weigh(weights, features));
  return [quantile(values, REFUSED), ...weights];
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

/** What a threshold refuses: each is where a part of the questions that are left out, or of the open sets, is refused. */
function printThresholds(own: readonly Case[]): void {
  const isLeft = ({ set }: Case) => set === LEFT;
  const toValue = (one: Case) => weigh(decision, toDecision(one));
  const asked = own.filter(({ passages: ids }) => ids.length > 0);
  const off = own.filter(({ passages: ids }) => ids.length === 0);
  for (const questions of [asked.filter(isLeft), asked.filter((one) => !isLeft(one))]) {
    for (const refused of refusals) {
      const threshold = quantile(questions.map(toValue), refused);
      const isRefused = (one: Case) => toValue(one) < threshold;
      print(
        `${own[0]?.locale} ${questions.every(isLeft) ? "left out" : "open sets"} ${refused}: threshold ${threshold.toFixed(2)}, ` +
          `off-topic refused ${share(off.filter(isLeft), isRefused)} of those left out, ` +
          `${share(
            off.filter((one) => !isLeft(one)),
            isRefused,
          )} of the open sets`,
      );
    }
  }
}
