import { detectLocale } from "@canopy/chat/text/language";
import type { Locale } from "@canopy/shared/api/forms";
import type { Services } from "../../../services.ts";
import type { Account, Question, Reply } from "../../question/question.ts";
import type { ToolContext } from "../definition/tool.ts";
import { resultTexts } from "../result-texts/all.ts";
import { pages, type ResultText, toSource } from "../result-texts/result-text.ts";
import { findUsername } from "./find-username.ts";
import { findIntent, findRoundNumber, type Intent, mentionsPlus } from "./intents.ts";
import { toCode, toolErrorMessage } from "./tool-error-message.ts";
import { toLine } from "./words.ts";

type ReadServices = Pick<Services, "chain" | "config" | "database" | "now">;

/**
 * Answers a question for figures, in its language, from a tool. Null when it asks for none: then the documents may answer it.
 */
export async function answerFigures(services: ReadServices, question: Question): Promise<Reply | null> {
  const locale = detectLocale(question.text, question.locale);
  const line = toLine(question.text);
  const { account } = question.asker;
  const context: ToolContext = { services, search: () => [] };
  const intent = findIntent(line);
  if (intent === undefined) return answerMember(context, question.text, line, locale);
  const resultText = resultTexts.get(intent.tool);
  if (resultText === undefined) return null;
  return answerWith(context, resultText, toInput(resultText, intent, line), account, locale);
}

async function answerMember(
  context: ToolContext,
  text: string,
  line: string,
  locale: Locale,
): Promise<Reply | null> {
  const resultText = resultTexts.get("member");
  const found = findUsername(text);
  if (found === null || resultText === undefined) return null;
  const input = { username: found.username, ...(mentionsPlus(line) && { plan: "plus" }) };
  // A word that is no member's name was not meant as one.
  const unless = found.isCertain ? null : "MEMBER_NOT_FOUND";
  return answerWith(context, resultText, input, null, locale, unless);
}

function toInput({ tool }: ResultText, intent: Intent, line: string): Record<string, unknown> {
  const number = intent.hasRound ? findRoundNumber(line) : undefined;
  return {
    ...(number !== undefined && { number }),
    ...("plan" in tool.input.shape && mentionsPlus(line) && { plan: "plus" }),
  };
}

async function answerWith(
  context: ToolContext,
  resultText: ResultText,
  input: Record<string, unknown>,
  account: Account | null,
  locale: Locale,
  silentCode: string | null = null,
): Promise<Reply | null> {
  const { tool, page } = resultText;
  try {
    const result = await tool.call(context, account, input);
    return toReply(resultText.write(result, locale, context.services.now()), toSource(page, locale), locale);
  } catch (error) {
    const code = toCode(error);
    if (code === null) throw error;
    if (code === silentCode) return null;
    const source = toSource(code === "UNAUTHORIZED" ? pages.login : page, locale);
    return toReply(toolErrorMessage(code, locale), source, locale);
  }
}

function toReply(message: string, source: Reply["sources"][number], locale: Locale): Reply {
  return { kind: "answer", locale, message, sources: [source], suggestions: [], provider: "built-in" };
}
