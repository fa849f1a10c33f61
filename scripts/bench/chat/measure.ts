import { type Answerer, answerFrom, type BuiltInAnswer } from "@canopy/chat/answerer";
import type { Passage } from "@canopy/chat/passage";
import { PassageIndex } from "@canopy/chat/search/passage-index";
import type { Locale } from "@canopy/shared/api/forms";
import { detectDirection } from "@canopy/shared/text";
import type { Figure } from "../figures.ts";
import { median, quantile } from "../quantiles.ts";
import type { Question } from "./questions.ts";

/** Returns the ids of the passages for a question, best first. */
export type Search = (question: Question) => Promise<readonly string[]>;

export const locales = ["en", "fa"] as const;
export const names: Readonly<Record<Locale, string>> = { en: "English", fa: "Persian" };
/** How many passages a search returns. */
export const MOST = 3;
/** Answers per question when time is measured. */
const ROUNDS = 5;

const share = (part: number, all: number): number => (all === 0 ? 0 : part / all);

/** The part of the questions with a right passage among the first one and the first three. */
export async function measureRecall(
  questions: readonly Question[],
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

/** The answer is in another language than the question: its locale, or what it says. */
function isWrongLanguage({ locale, message }: BuiltInAnswer, question: Question): boolean {
  const direction = question.locale === "fa" ? "rtl" : "ltr";
  return locale !== question.locale || detectDirection(message) !== direction;
}

/** How the answers do in one language. */
export function measureAnswers(answerer: Answerer, questions: readonly Question[], locale: Locale): Figure[] {
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

/** Makes the index, as a server does after its start, and measures what that costs it and how long a request may wait for it. */
export function measurePreparation(passages: readonly Passage[]): { answerer: Answerer; figures: Figure[] } {
  const start = process.cpuUsage();
  const steps = PassageIndex.read(passages);
  let longest = 0;
  for (;;) {
    const before = performance.now();
    const step = steps.next();
    longest = Math.max(longest, performance.now() - before);
    if (!step.done) continue;
    const { user, system } = process.cpuUsage(start);
    const common = { unit: "ms", ratio: null, peer: null };
    const figures = [
      {
        ...common,
        name: "reading the documents, CPU time",
        value: (user + system) / 1_000,
        target: 2_500,
      },
      { ...common, name: "reading the documents, longest step", value: longest, target: 100 },
    ];
    return { answerer: answerFrom(step.value), figures };
  }
}

/** The time of an answer to each question: the median of a few, because other programs interrupt some of them. */
export function measureTimes(answerer: Answerer, questions: readonly Question[]): Figure[] {
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
  const common = { unit: "ms", ratio: null, peer: null };
  return [
    { ...common, name: "built-in answer, p50", value: quantile(times, 0.5), target: null },
    { ...common, name: "built-in answer, p99", value: quantile(times, 0.99), target: 20 },
  ];
}
