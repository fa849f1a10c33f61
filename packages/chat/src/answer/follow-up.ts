// cspell:words ازش بهش باهاش توش
import { detectLocale } from "../text/language.ts";
import { toTokens } from "../text/tokens.ts";
import { isPersian, splitWords } from "../text/words.ts";
import { readTalk } from "./talk.ts";

/** A question that leaves out its subject, which an earlier question of the conversation names. */
export interface FollowUp {
  /** The last complete question. */
  readonly subject: string;
  /** What this question adds to it, and what follow-ups in between added, oldest first. */
  readonly terms: readonly string[];
  /** False when the question can also be meant by itself: "this" may be the site. */
  readonly isCertain: boolean;
}

/** Words of its own, vague ones by half, from which on a question has a subject. */
const COMPLETE = 2;
/** Words of a subject: a longer text tells a story. */
const LONGEST = 30;
/** Questions back to the subject. */
const FURTHEST = 4;

const list = (text: string) => new Set(splitWords(text));

/** "And in dollars?" */
const continues = list("and or but so also then و یا ولی اما پس خب");
const whatAbout = /^(?:what|how) about /;
/** Words that a clause of its own has, after "and". */
const clause = list(
  "how what when where why who which can could do does did is are am was were will would should may must چطور چگونه چجوری چرا کجا ایا",
);
/** «برای پلاس چطور؟», «با دلار چی؟» */
const asksAbout = list("چطور چی چطوره");
/** "Why?", «چقدر؟» */
const bare =
  /^(?:(?:and|but|so|ok) )?(?:why|how|when|where|how (?:much|many|long|so|often|come)|why not|what for|for example|such as)$|^(?:و |خب |اخه )?(?:چرا|چطور|چگونه|چجوری|کی|کجا|چقدر|چند|چند تا|چه مدت|چه وقت|مثلا|یعنی چی|چطوری)$/u;

/** Words for what was said before; also a suffix, as in «هزینه‌اش» and «بسازمش». */
const pronouns = list("it them ازش بهش باهاش توش اینکار اش");
const suffix = /(?:م|یم|ید|ند)ش$/u;
const thisWork = /(?:^| )(?:این|ان|اون|همین) کار(?: |$)/u;
/** These have a noun after them otherwise: "that day". */
const pointing = list("that those these one ones same همین همان همون ان اون اونو انو");
const site = list("this این اینو");
/** "Is it safe?" asks about the site, not about what was said. */
const aboutSite = /^(?:is|are|isn t|was|will) (?:it|this|that) |^(?:ایا )?این /u;

/**
 * Reads a question as the continuation of the conversation. Null when it has a subject of its own, or when the conversation has none.
 *
 * @param earlier the questions before, oldest first
 */
export function readFollowUp(question: string, earlier: readonly string[]): FollowUp | null {
  const form = readForm(question);
  if (form === null) return null;
  let { terms } = form;
  for (const before of earlier.slice(-FURTHEST).reverse()) {
    if (readTalk(before) !== null) continue;
    if (!isSameLanguage(question, before)) return null;
    const between = readForm(before);
    if (between === null)
      return splitWords(before).length > LONGEST
        ? null
        : { subject: before, terms, isCertain: form.isCertain };
    terms = [...between.terms, ...terms];
  }
  return null;
}

/** A short Persian question may have more Latin letters than others: «و با MetaMask؟» */
function isSameLanguage(question: string, before: string): boolean {
  const locale = detectLocale(before, "en");
  return locale === "fa"
    ? isPersian(question) || !/\p{L}/u.test(question)
    : detectLocale(question, "en") === "en";
}

interface Form {
  readonly terms: readonly string[];
  readonly isCertain: boolean;
}

/** What shows that a question continues another, and the words that it adds. */
function readForm(question: string): Form | null {
  const words = splitWords(question);
  const line = words.join(" ");
  const tokens = toTokens(question).filter(({ isStop }) => !isStop);
  const weight = tokens.reduce((sum, { isVague }) => sum + (isVague ? 0.5 : 1), 0);
  const terms = tokens.map(({ word }) => word);
  if (words.length === 0 || weight >= COMPLETE) return null;
  if (bare.test(line) || isFragment(words, line, weight)) return { terms, isCertain: true };
  if (thisWork.test(line)) return { terms: terms.filter((term) => term !== "کار"), isCertain: true };
  const pointsBack = (word: string, at: number) =>
    pronouns.has(word) || suffix.test(word) || (pointing.has(word) && isAlone(words, at));
  if (words.some(pointsBack)) return { terms, isCertain: !aboutSite.test(`${line} `) };
  const pointsToSite = words.some((word, at) => site.has(word) && isAlone(words, at));
  return pointsToSite ? { terms, isCertain: false } : null;
}

/** "And in dollars?", "what about Plus?", but not "and how do I withdraw?" */
function isFragment(words: readonly string[], line: string, weight: number): boolean {
  if (whatAbout.test(`${line} `)) return true;
  const [first = "", ...rest] = words;
  const last = words.at(-1) ?? "";
  if (isPersian(line) && words.length > 1 && words.length <= 5 && asksAbout.has(last)) return true;
  return continues.has(first) && rest.length > 0 && (weight === 0 || !rest.some((word) => clause.has(word)));
}

/** Whether a pointing word has no noun after it. */
function isAlone(words: readonly string[], at: number): boolean {
  const next = words[at + 1];
  return next === undefined || toTokens(next).every(({ isStop }) => isStop);
}
