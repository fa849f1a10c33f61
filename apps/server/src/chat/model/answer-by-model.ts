import type { Locale } from "@canopy/shared/api/forms";
import { isStepCount, type LanguageModel, streamText } from "ai";
import { formatEther } from "viem";
import type { ChatModelConfig } from "../../config/chat-model.ts";
import type { Services } from "../../services.ts";
import type { Question, Reply } from "../question/question.ts";
import type { FoundPassage, ToolContext } from "../tools/definition/tool.ts";
import { forgetUsers, reserveTokens, type Tokens, toCost } from "./budget.ts";
import { createCheckedText } from "./check/checked-text.ts";
import { createMaterial, type Material, modelTools } from "./material.ts";
import { instructions, toMessages } from "./prompt.ts";
import { createModel } from "./provider.ts";

/** Calls of the model in one reply: a tool's result needs another call. */
const STEPS = 4;
const OUTPUT_TOKENS = 800;
/** Characters of a reply; a longer reply is discarded. */
const MAXIMUM_LENGTH = 4_000;
/** Characters of a token, fewer than in either language, so that a reservation is rather too large. */
const TOKEN_LENGTH = 2;
/** Definitions of tools, in tokens. */
const TOOL_TOKENS = 3_000;

export interface ModelQuestion {
  readonly question: Question;
  /** The language of the reply. */
  readonly locale: Locale;
  /** What a search for the question found, the best first. */
  readonly passages: readonly FoundPassage[];
  readonly search: ToolContext["search"];
  /** Gets parts of the reply that have passed all checks. */
  readonly onText: ((delta: string) => void) | undefined;
  readonly signal: AbortSignal;
}

/** What came of a question for the model. */
type Result = "answered" | "limit" | "late" | "failed" | "unfinished" | "unsupported" | "stopped";

/** Why a model's reply is not used. */
class UnusableReply extends Error {
  override readonly name = "UnusableReply";
  readonly result: Result;

  constructor(result: Result, reason: string) {
    super(reason);
    this.result = result;
  }
}

/**
 * Answers a question by the configured model, from passages and tools alone. Null without a model, when a limit is reached, and when the
 * reply is late, broken, in another language, or not supported: then the built-in answer is shown.
 */
export async function answerByModel(
  services: Pick<Services, "chain" | "config" | "database" | "log" | "metrics" | "now">,
  asked: ModelQuestion,
): Promise<Reply | null> {
  const { database, log, metrics, now } = services;
  const { model: config } = services.config.chat;
  if (config === null) return null;
  const day = now().toISOString().slice(0, 10);
  const reserved = estimate(asked);
  const recordUse = await reserveTokens(database, config, asked.question.asker, day, reserved);
  const count = (result: Result) => metrics.chatModelRequests.inc({ result });
  if (recordUse === null) {
    count("limit");
    log.info("chat model limit reached, using the built-in answer");
    return null;
  }
  const used = { input: 0, output: 0, isKnown: false };
  try {
    const reply = await generate(services, config, asked, used);
    count("answered");
    return reply;
  } catch (error) {
    if (asked.signal.aborted) {
      count("stopped");
      throw error;
    }
    const isUnusable = error instanceof UnusableReply;
    count(isUnusable ? error.result : "failed");
    // The message of a provider's error can repeat the question.
    const reason = isUnusable ? error.message : toName(error);
    log.warn({ reason }, "chat model failed, using the built-in answer");
    return null;
  } finally {
    if (used.isKnown) await recordUse(used);
    countTokens(metrics, used.isKnown ? used : reserved, config.prices);
    await forgetUsers(database, day);
  }
}

function countTokens(
  { chatModelTokens, chatModelCost }: Services["metrics"],
  { input, output }: Tokens,
  prices: ChatModelConfig["prices"],
): void {
  chatModelTokens.inc({ direction: "input" }, input);
  chatModelTokens.inc({ direction: "output" }, output);
  const cost = toCost({ input_tokens: BigInt(input), output_tokens: BigInt(output) }, prices);
  chatModelCost.inc(Number(formatEther(cost)));
}

const late = () => new UnusableReply("late", "time-out");

function toName(error: unknown): string {
  return error instanceof Error ? error.name : "unknown error";
}

function estimate({ question, passages }: ModelQuestion): Tokens {
  const characters =
    passages.reduce((sum, { title, text }) => sum + title.length + text.length, question.text.length) +
    question.history.slice(-6).reduce((sum, { content }) => sum + Math.min(600, content.length), 0);
  return { input: TOOL_TOKENS + Math.ceil(characters / TOKEN_LENGTH), output: OUTPUT_TOKENS };
}

async function generate(
  services: Pick<Services, "chain" | "config" | "database" | "now">,
  config: ChatModelConfig,
  { question, locale, passages, search, onText, signal }: ModelQuestion,
  used: { input: number; output: number; isKnown: boolean },
): Promise<Reply> {
  const { account } = question.asker;
  const material = createMaterial(passages);
  const text = createCheckedText({
    locale,
    evidence: material.evidence,
    isPassage: (number) => material.passages[number - 1] !== undefined,
    isAllowedLink: (url) => isKnownLink(material, url),
  });
  const stop = new AbortController();
  const deadline = AbortSignal.timeout(config.timeout);
  const model: LanguageModel = createModel(config);
  const { stream } = streamText({
    model,
    instructions: instructions(locale, account !== null),
    messages: toMessages(question, passages),
    tools: modelTools({ services, search }, account, locale, material),
    stopWhen: isStepCount(STEPS),
    maxOutputTokens: OUTPUT_TOKENS,
    temperature: 0,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, deadline, stop.signal]),
    // Errors arrive in the stream too; without this the library writes them to the console.
    onError: () => undefined,
  });
  let reason = "";
  try {
    for await (const part of stream) {
      if (part.type === "error") throw part.error;
      if (part.type === "abort") throw deadline.aborted ? late() : new UnusableReply("stopped", "aborted");
      if (part.type === "finish-step") addUsage(used, part.usage);
      if (part.type === "finish") reason = part.finishReason;
      if (part.type !== "text-delta") continue;
      const added = text.add(part.text);
      if (text.length > MAXIMUM_LENGTH) throw new UnusableReply("unfinished", "too long");
      if (added !== "") onText?.(added);
    }
  } catch (error) {
    throw deadline.aborted ? late() : error;
  } finally {
    stop.abort();
  }
  // Any other reason leaves an unfinished text: its end may take back what its beginning says.
  if (reason !== "stop")
    throw new UnusableReply("unfinished", `ended by ${reason === "" ? "a cut-off" : reason}`);
  const checked = text.end();
  if (checked === null) throw new UnusableReply("unsupported", "not supported by its material");
  const sources = toSources(material, checked.cited);
  if (sources.length === 0) throw new UnusableReply("unsupported", "without a source");
  if (checked.added !== "") onText?.(checked.added);
  return {
    kind: "answer",
    locale,
    message: renumber(checked.text, material, sources),
    sources,
    suggestions: [],
    provider: "model",
  };
}

function addUsage(
  used: { input: number; output: number; isKnown: boolean },
  { inputTokens, outputTokens }: { inputTokens: number | undefined; outputTokens: number | undefined },
): void {
  if (inputTokens === undefined || outputTokens === undefined) return;
  used.input += inputTokens;
  used.output += outputTokens;
  used.isKnown = true;
}

/** Links of a passage, and the pages of the sources. */
function isKnownLink({ passages, pages }: Material, url: string): boolean {
  const isInText = passages.some(
    ({ text, sources }) => text.includes(`](${url})`) || sources.some((source) => source.url === url),
  );
  return isInText || pages.some((page) => page.url === url);
}

/** The pages of the cited passages in the order of their numbers, then those of tools. */
function toSources({ passages, pages }: Material, cited: readonly number[]): Reply["sources"] {
  const ofPassages = cited.flatMap((number) => passages[number - 1]?.sources.slice(0, 1) ?? []);
  return [...new Map([...ofPassages, ...pages].map((source) => [source.url, { ...source }])).values()];
}

/** Replaces the numbers of passages with those of the reply's sources. */
function renumber(text: string, { passages }: Material, sources: Reply["sources"]): string {
  return text.replace(/\s*\[(\d{1,2})\](?!\()/g, (_, number: string) => {
    const url = passages[Number(number) - 1]?.sources[0]?.url;
    const position = sources.findIndex((source) => source.url === url);
    return position < 0 ? "" : ` [${position + 1}]`;
  });
}
