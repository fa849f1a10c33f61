import type { Locale } from "@canopy/shared/api/forms";
import { cutAnswer } from "./answer/cut.ts";
import { isAnswer } from "./answer/decision.ts";
import { messages } from "./answer/messages.ts";
import { readTalk } from "./answer/talk.ts";
import type { Passage, Source } from "./passage.ts";
import type { Phrasings } from "./questions/table.ts";
import { type Asked, PassageIndex, type Ranked } from "./search/passage-index.ts";
import { finish } from "./search/steps.ts";
import { detectLocale } from "./text/language.ts";

/** An answer without a model: words of the passages, or of `messages`. */
export interface BuiltInAnswer {
  /** `talk`: a greeting or thanks. `unknown`: no passage answers it. */
  readonly kind: "answer" | "unknown" | "talk";
  readonly locale: Locale;
  /** Markdown. */
  readonly message: string;
  readonly sources: readonly Source[];
  /** Questions that may have been meant, in the answer's language. */
  readonly suggestions: readonly string[];
  /** The ids of the passages that fit, best first. */
  readonly passages: readonly string[];
}

export interface Answerer {
  /** `fallback` is the language of the answer when the question has no letters. */
  answer(text: string, fallback: Locale): BuiltInAnswer;
  search(question: string, limit: number): Ranked[];
  /**
   * Converts a Persian question in Latin letters to Persian ones; null for any other question. `answer` and `search` do this
   * themselves.
   */
  toPersian(question: string): string | null;
}

/** From this on, it may be what was meant. */
const SUGGESTED = 0.25;
/** Up to this much behind the best passage, another one may be meant too. */
const NEAR = 1.5;
const SUGGESTIONS = 3;
const PASSAGES = 5;

const contact: Readonly<Record<Locale, Source>> = {
  en: { title: "Contact", url: "/contact" },
  fa: { title: "تماس با ما", url: "/contact" },
};

/** Reads all passages, which takes a second or more; answers then take milliseconds. */
export const createAnswerer = (passages: readonly Passage[], phrasings?: Phrasings): Answerer =>
  answerFrom(finish(PassageIndex.read(passages, phrasings)));

/** The same with an index that is made already. */
export function answerFrom(index: PassageIndex): Answerer {
  function toAnswer(asked: Asked, locale: Locale, ranked: readonly Ranked[]): BuiltInAnswer | null {
    const best = ranked[0];
    if (best === undefined || !isAnswer(asked, best, locale)) return null;
    const blocks = best.blocks[locale];
    const ids = ranked.map(({ passage }) => passage.id);
    const others = ranked.slice(1).filter(({ score }) => score > best.score - NEAR);
    return {
      kind: "answer",
      locale,
      message: blocks
        ? cutAnswer(blocks, (terms) => index.cover(asked.groups, terms))
        : messages.englishOnly[locale],
      sources: best.passage.sources[locale],
      suggestions: titles(others, locale),
      passages: ids,
    };
  }

  return {
    search: (question, limit) => index.search(index.read(question), limit),
    toPersian: (question) => index.toPersian(question),
    answer(text, fallback) {
      const question = index.toPersian(text) ?? text;
      const locale = detectLocale(question, fallback);
      const talk = readTalk(text) ?? readTalk(question);
      if (talk !== null) {
        return {
          kind: "talk",
          locale,
          message: messages[talk][locale],
          sources: [],
          suggestions: [],
          passages: [],
        };
      }
      const asked = index.read(question);
      const isForeign = asked.groups.some(({ subject }) => subject === "foreign");
      const ranked = index.search(asked, PASSAGES);
      const near = ranked.filter(({ coverage }) => coverage >= SUGGESTED);
      return (
        toAnswer(asked, locale, ranked) ?? {
          kind: "unknown",
          locale,
          message: messages[isForeign ? "offTopic" : "unknown"][locale],
          sources: [contact[locale]],
          suggestions: isForeign ? [] : titles(near, locale),
          passages: [],
        }
      );
    },
  };
}

/** Titles of the passages that can be asked in `locale`. */
function titles(ranked: readonly Ranked[], locale: Locale): string[] {
  return ranked
    .flatMap(({ passage }) => (passage.kind === "help" ? (passage.texts[locale]?.title ?? []) : []))
    .slice(0, SUGGESTIONS);
}
