import { readFollowUp } from "@canopy/chat/answer/follow-up";
import type { Answerer, BuiltInAnswer } from "@canopy/chat/answerer";
import { resolveLink, resolveLinks } from "@canopy/shared/document-links";
import type { Services } from "../services.ts";
import { loadAnswerer } from "./corpus.ts";
import { answerByModel } from "./model/answer-by-model.ts";
import { createSearch } from "./passages/passage-search.ts";
import type { Question, Reply } from "./question/question.ts";
import { answerFigures } from "./tools/intents/answer-figures.ts";
import { withSubject } from "./tools/intents/with-subject.ts";

/** Passages that a model gets. */
const MODEL_PASSAGES = 5;

/**
 * Answers a question: a greeting first, then figures of the index, then the documents, by a model if one is configured. Only a model
 * calls `onText`, with parts that may still change.
 */
async function answer(
  services: Services,
  question: Question,
  onText: ((delta: string) => void) | undefined,
  signal: AbortSignal,
): Promise<Reply> {
  const answerer = await loadAnswerer();
  // A model reads Persian in Latin letters as well; the rules for figures don't.
  const own = answerer.toPersian(question.text) ?? question.text;
  const { asked, builtIn } = answerFromDocuments(answerer, { ...question, text: own });
  if (builtIn.kind === "talk") return toReply(builtIn);
  const readFigures = (text: string) => answerFigures(services, { ...question, text });
  const figures = await readFigures(own)
    .then((found) => found ?? (asked === own ? null : readFigures(asked)))
    .catch((error: unknown) => {
      services.log.error({ err: error }, "figures for the chat failed, answering from the documents");
      return null;
    });
  if (figures !== null) return resolve(figures);
  const search = createSearch(answerer, builtIn.locale);
  const passages = search(asked, MODEL_PASSAGES);
  const written = await answerByModel(services, {
    ...{ question, passages, search, onText, signal },
    locale: builtIn.locale,
  });
  return written === null ? toReply(builtIn) : resolve(written);
}

/** The answer of the documents, and the question as it was read: "and in dollars?" continues the question before. */
function answerFromDocuments(
  answerer: Pick<Answerer, "answer" | "toPersian">,
  { text, locale, history }: Question,
): { asked: string; builtIn: BuiltInAnswer } {
  const own = { asked: text, builtIn: answerer.answer(text, locale) };
  if (own.builtIn.kind === "talk") return own;
  const earlier = history
    .filter(({ role }) => role === "user")
    .map(({ content }) => answerer.toPersian(content) ?? content);
  const followUp = readFollowUp(text, earlier);
  if (followUp === null || (!followUp.isCertain && own.builtIn.kind === "answer")) return own;
  const asked = withSubject(followUp);
  const builtIn = answerer.answer(asked, locale);
  return builtIn.kind === "answer" || own.builtIn.kind !== "answer" ? { asked, builtIn } : own;
}

/** What answers the questions of the routes, whose tests replace it. */
export const replies = { answer };

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
