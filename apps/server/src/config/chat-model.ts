import { parseAmount } from "@canopy/shared/money";
import type { z } from "zod";
import { secretUrl, variable, wholeNumber } from "./variable.ts";

const providers = ["openai-compatible", "anthropic", "ollama"] as const;

/** The language model that answers what figures do not. */
export interface ChatModelConfig {
  readonly provider: (typeof providers)[number];
  readonly model: string;
  readonly apiKey: string | null;
  /** Null for the provider's own address. */
  readonly baseUrl: string | null;
  /** Milliseconds for a whole reply. */
  readonly timeout: number;
  /** Tokens in a day (UTC), of requests and replies. */
  readonly tokens: { readonly all: number; readonly visitor: number; readonly member: number };
  /** USD with 18 decimals; null without a limit. */
  readonly usdPerDay: bigint | null;
  /** USD with 18 decimals for a million tokens; null if unknown. */
  readonly prices: { readonly input: bigint; readonly output: bigint } | null;
}

const usd = () => variable("an amount in USD such as 2.50", (text) => parseAmount(text) ?? undefined);
const tokens = () => wholeNumber(0, 1_000_000_000);

/** A local model needs no key and has a well-known address. */
const OLLAMA_URL = "http://127.0.0.1:11434/v1";

export const chatModelVariables = {
  CHAT_PROVIDER: variable(`one of ${providers.join(", ")}`, (text) =>
    providers.find((provider) => provider === text),
  ).optional(),
  CHAT_MODEL: variable("the provider's name of a model", (text) => text).optional(),
  CHAT_API_KEY: variable("a key without spaces", (text) => (/^\S+$/.test(text) ? text : undefined), {
    isSecret: true,
  }).optional(),
  CHAT_BASE_URL: secretUrl("http:", "https:").optional(),
  CHAT_TIMEOUT_MS: wholeNumber(1_000, 20_000).default(15_000),
  CHAT_TOKENS_PER_DAY: tokens().default(1_000_000),
  CHAT_VISITOR_TOKENS_PER_DAY: tokens().default(30_000),
  CHAT_MEMBER_TOKENS_PER_DAY: tokens().default(60_000),
  CHAT_DAILY_USD: usd().optional(),
  CHAT_INPUT_USD: usd().optional(),
  CHAT_OUTPUT_USD: usd().optional(),
};

type ModelEnvironment = z.infer<z.ZodObject<typeof chatModelVariables>>;

/** A model needs a name, an address or a key, and prices if its cost is limited. */
export function refuseModelContradictions(env: Partial<ModelEnvironment>, context: z.RefinementCtx): void {
  const { CHAT_PROVIDER: provider } = env;
  const add = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if (provider === undefined) {
    for (const name of ["CHAT_MODEL", "CHAT_API_KEY", "CHAT_BASE_URL"] as const)
      if (env[name] !== undefined) add(name, "is set without CHAT_PROVIDER. Set both, or remove it.");
    return;
  }
  if (env.CHAT_MODEL === undefined) add("CHAT_MODEL", "is missing. Set it together with CHAT_PROVIDER.");
  if (provider === "openai-compatible" && env.CHAT_BASE_URL === undefined)
    add(
      "CHAT_BASE_URL",
      "is missing. Set it to the URL of the provider's API, such as https://host.example/v1.",
    );
  if (provider === "anthropic" && env.CHAT_API_KEY === undefined)
    add("CHAT_API_KEY", "is missing. Set it to a key of the provider.");
  if (
    env.CHAT_DAILY_USD !== undefined &&
    (env.CHAT_INPUT_USD === undefined || env.CHAT_OUTPUT_USD === undefined)
  )
    add(
      "CHAT_DAILY_USD",
      "needs prices. Set CHAT_INPUT_USD and CHAT_OUTPUT_USD to what a million tokens cost.",
    );
}

export function readChatModelConfig(env: ModelEnvironment): ChatModelConfig | null {
  const { CHAT_PROVIDER: provider, CHAT_MODEL: model } = env;
  if (provider === undefined || model === undefined) return null;
  const { CHAT_INPUT_USD: input, CHAT_OUTPUT_USD: output } = env;
  return {
    provider,
    model,
    apiKey: env.CHAT_API_KEY ?? null,
    baseUrl: env.CHAT_BASE_URL ?? (provider === "ollama" ? OLLAMA_URL : null),
    timeout: env.CHAT_TIMEOUT_MS,
    tokens: {
      all: env.CHAT_TOKENS_PER_DAY,
      visitor: env.CHAT_VISITOR_TOKENS_PER_DAY,
      member: env.CHAT_MEMBER_TOKENS_PER_DAY,
    },
    usdPerDay: env.CHAT_DAILY_USD ?? null,
    prices: input === undefined || output === undefined ? null : { input, output },
  };
}
