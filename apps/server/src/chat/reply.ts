import type { BuiltInAnswer } from "@canopy/chat/answerer";
import type { Services } from "../services.ts";
import { loadCorpus } from "./corpus.ts";
import { resolveLink, resolveLinks } from "./links.ts";
import type { Question, Reply } from "./question/question.ts";
import { answerFigures } from "./tools/figures/answer-figures.ts";

/**
 * Answers a question: a greeting first, then figures of the index, then the documents, by a model if one is configured. Only a model
 * calls `onText`, with parts that may still change.
 */
export async function answer(
  services: Services,
  question: Question,
  _onText: ((delta: string) => void) | undefined,
  _signal: AbortSignal,
): Promise<Reply> {
  const { answerer } = await loadCorpus();
  const builtIn = answerer.answer(question.text, question.locale);
  if (builtIn.kind === "talk") return toReply(builtIn);
  const figures = await answerFigures(services, question).catch((error: unknown) => {
    services.log.error({ err: error }, "figures for the chat failed, answering from the documents");
    return null;
  });
  return figures === null ? toReply(builtIn) : resolve(figures);
}

function toReply({ kind, locale, message, sources, suggestions }: BuiltInAnswer): Reply {
  return resolve({
    ...{ kind, locale, message },
    sources: [...sources],
    suggestions: [...suggestions],
    provider: "built-in",
  });
}

/** Turns the paths of documents into addresses of this site, in the language of the reply. */
function resolve(reply: Reply): Reply {
  const { locale } = reply;
  return {
    ...reply,
    message: resolveLinks(reply.message, locale),
    sources: reply.sources.flatMap(({ title, url }) => {
      const resolved = resolveLink(url, locale);
      return resolved === null ? [] : [{ title, url: resolved }];
    }),
  };
}
