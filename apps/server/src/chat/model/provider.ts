import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import type { ChatModelConfig } from "../../config/chat-model.ts";

// The library would write them to the console, past the server's log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The model that the operator configured. */
export function createModel({ provider, model, apiKey, baseUrl }: ChatModelConfig): LanguageModel {
  if (provider === "anthropic") {
    return createAnthropic({
      ...(apiKey !== null && { apiKey }),
      ...(baseUrl !== null && { baseURL: baseUrl }),
    })(model);
  }
  return createOpenAICompatible({
    name: provider,
    baseURL: baseUrl ?? "",
    ...(apiKey !== null && { apiKey }),
    includeUsage: true,
  }).chatModel(model);
}
