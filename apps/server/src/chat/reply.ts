import type { BuiltInAnswer } from "@canopy/chat/answerer";
import type { Services } from "../services.ts";
import { loadCorpus } from "./corpus.ts";
import { resolveLink, resolveLinks } from "./links.ts";
import type { Question, Reply } from "./question/question.ts";

/**
 * Answers a question: a greeting first, then figures of the index, then the documents, by a model if one is configured. Only a model
 * calls `onText`, with parts that may still change.
 */
export async function answer(
  _services: Services,
  question: Question,
  _onText: ((delta: string) => void) | undefined,
  _signal: AbortSignal,
): Promise<Reply> {
  const { answerer } = await loadCorpus();
  return toReply(answerer.answer(question.text, question.locale));
}

function toReply({ kind, locale, message, sources, suggestions }: BuiltInAnswer): Reply {
  return {
    kind,
    locale,
    message: resolveLinks(message, locale),
    sources: sources.flatMap(({ title, url }) => {
      const resolved = resolveLink(url, locale);
      return resolved === null ? [] : [{ title, url: resolved }];
    }),
    suggestions: [...suggestions],
    provider: "built-in",
  };
}
