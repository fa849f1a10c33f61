import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Answerer, BuiltInAnswer } from "@canopy/chat/answerer";
import type { Passage } from "@canopy/chat/passage";
import type { AskedMessage } from "@canopy/chat/questions/evaluation-sets/asked-message";
import { PassageIndex } from "@canopy/chat/search/passage-index";
import { loadIndex } from "@canopy/server/chat/saved-index";
import type { Locale } from "@canopy/shared/api/forms";
import { detectDirection } from "@canopy/shared/text";
import type { Figure } from "../figures.ts";
import { median, quantile } from "../quantiles.ts";
import type { Scope } from "../scope.ts";

/** Returns the ids of the passages for a question, best first. */
export type Search = (question: AskedMessage) => Promise<readonly string[]>;

export const locales = ["en", "fa"] as const;
export const names: Readonly<Record<Locale, string>> = { en: "English", fa: "Persian" };
/** How many passages a search returns. */
export const MOST = 3;
/** Answers per question when time is measured. */
const ROUNDS = 5;

const share = (part: number, all: number): number => (all === 0 ? 0 : part / all);

/** The part of the questions with a right passage among the first one and the first three. */
export async function measureRecall(
  questions: readonly AskedMessage[],
  search: Search,
): Promise<[number, number]> {
  let [first, three] = [0, 0];
  for (const question of questions) {
    const ids = await search(question);
    if (question.passages.includes(ids[0] ?? "")) first += 1;
    if (ids.slice(0, MOST).some((id) => question.passages.includes(id))) three += 1;
  }
  return [share(first, questions.length), share(three, questions.length)];
}

const letter = /\p{L}/u;

/** The answer is in another language than the question: its locale, or what it says. Emojis are in no language. */
function isWrongLanguage({ locale, message }: BuiltInAnswer, question: AskedMessage): boolean {
  if (!letter.test(question.text)) return false;
  const direction = question.locale === "fa" ? "rtl" : "ltr";
  return locale !== question.locale || detectDirection(message) !== direction;
}

/** How the answers do in one language. */
export function measureAnswers(
  answerer: Answerer,
  questions: readonly AskedMessage[],
  locale: Locale,
): Figure[] {
  const asked = questions.filter((question) => question.locale === locale);
  const answers = asked.map((question) => ({
    question,
    answer: answerer.answer(question.text, toOther(locale)),
  }));
  const own = answers.filter(({ question }) => question.passages.length > 0);
  const others = answers.filter(({ question }) => question.passages.length === 0);
  const refused = own.filter(({ answer }) => answer.kind !== "answer");
  const answered = others.filter(({ answer }) => answer.kind === "answer");
  const wrong = answers.filter(({ question, answer }) => isWrongLanguage(answer, question));
  const common = { unit: "", ratio: null, peer: null };
  const name = names[locale];
  return [
    {
      ...common,
      name: `${name}, off-topic refused`,
      value: share(others.length - answered.length, others.length),
      target: 0.95,
      least: true,
    },
    { ...common, name: `${name}, wrongly refused`, value: share(refused.length, own.length), target: 0.03 },
    { ...common, name: `${name}, answers in the wrong language`, value: wrong.length, target: 0 },
  ];
}

/** The page's language, which a question in another language has to overrule. */
const toOther = (locale: Locale): Locale => (locale === "en" ? "fa" : "en");

const common = { unit: "ms", ratio: null, peer: null };

/** Makes the index, as the first process of a release does, and measures what that costs and how long a request may wait for it, not counting waits for a core. */
export function measurePreparation(passages: readonly Passage[]): { index: PassageIndex; figures: Figure[] } {
  const start = process.cpuUsage();
  const steps = PassageIndex.read(passages);
  let longest = 0;
  for (;;) {
    const before = process.threadCpuUsage();
    const step = steps.next();
    longest = Math.max(longest, toMilliseconds(process.threadCpuUsage(before)));
    if (!step.done) continue;
    const figures = [
      { ...common, name: "making the index, CPU time", value: readCpuTime(start), target: null },
      { ...common, name: "making the index, longest step, CPU time", value: longest, target: 100 },
    ];
    return { index: step.value, figures };
  }
}

/** Stores the index and reads it again, as every later start of a server does. */
export async function measureStored(
  scope: Scope,
  passages: readonly Passage[],
  index: PassageIndex,
): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "canopy-index-"));
  scope.defer(() => rm(folder, { recursive: true }));
  const load = () =>
    loadIndex(passages, folder, function* () {
      yield;
      return index;
    });
  await load();
  const start = process.cpuUsage();
  const stored = await load();
  const value = readCpuTime(start);
  if (stored === index) throw new Error("The index was not stored.");
  return [{ ...common, name: "reading the stored index, CPU time", value, target: 2_500 }];
}

/** Milliseconds of this process since `start`. */
function readCpuTime(start: NodeJS.CpuUsage): number {
  return toMilliseconds(process.cpuUsage(start));
}

const toMilliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;

/** The time of an answer to each question: the median of a few, because other programs interrupt some of them. */
export function measureTimes(answerer: Answerer, questions: readonly AskedMessage[]): Figure[] {
  // A server has answered before: its code is compiled.
  for (const { text, locale } of questions) answerer.answer(text, locale);
  const times = questions.map(({ text, locale }) =>
    median(
      Array.from({ length: ROUNDS }, () => {
        const start = performance.now();
        answerer.answer(text, locale);
        return performance.now() - start;
      }),
    ),
  );
  return [
    { ...common, name: "built-in answer, p50", value: quantile(times, 0.5), target: null },
    { ...common, name: "built-in answer, p99", value: quantile(times, 0.99), target: 20 },
  ];
}
