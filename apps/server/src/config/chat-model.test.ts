import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const base = { RPC_URL: "http://127.0.0.1:1", CHAIN_ID: "31337", PLAN_ADDRESS: `0x${"1".repeat(40)}` };
const read = (more: Record<string, string>) => readConfig({ ...base, ...more }).chat.model;

describe("the chat's model", () => {
  test("is off by default", () => {
    expect(read({})).toBeNull();
  });

  test("has an address of its own for Ollama", () => {
    expect(read({ CHAT_PROVIDER: "ollama", CHAT_MODEL: "small" })).toMatchObject({
      provider: "ollama",
      model: "small",
      apiKey: null,
      baseUrl: "http://127.0.0.1:11434/v1",
      timeout: 15_000,
      usdPerDay: null,
      prices: null,
    });
  });

  test("reads prices and limits", () => {
    const usd = { CHAT_INPUT_USD: "0.25", CHAT_OUTPUT_USD: "2", CHAT_DAILY_USD: "5" };
    expect(
      read({ CHAT_PROVIDER: "anthropic", CHAT_MODEL: "name", CHAT_API_KEY: "key", ...usd }),
    ).toMatchObject({
      usdPerDay: 5n * 10n ** 18n,
      prices: { input: 25n * 10n ** 16n, output: 2n * 10n ** 18n },
    });
  });

  test.each([
    [{ CHAT_MODEL: "name" }, "CHAT_MODEL is set without CHAT_PROVIDER"],
    [{ CHAT_PROVIDER: "ollama" }, "CHAT_MODEL is missing"],
    [{ CHAT_PROVIDER: "openai-compatible", CHAT_MODEL: "name" }, "CHAT_BASE_URL is missing"],
    [{ CHAT_PROVIDER: "anthropic", CHAT_MODEL: "name" }, "CHAT_API_KEY is missing"],
    [{ CHAT_PROVIDER: "other", CHAT_MODEL: "name" }, "one of openai-compatible, anthropic, ollama"],
    [{ CHAT_PROVIDER: "ollama", CHAT_MODEL: "name", CHAT_DAILY_USD: "5" }, "CHAT_DAILY_USD needs prices"],
    [{ CHAT_PROVIDER: "ollama", CHAT_MODEL: "name", CHAT_DAILY_USD: "-5" }, "CHAT_DAILY_USD is"],
  ])("refuses %j", (more, message) => {
    expect(() => read(more)).toThrow(message);
  });

  test("does not repeat a key in its error", () => {
    expect(() => read({ CHAT_PROVIDER: "anthropic", CHAT_MODEL: "name", CHAT_API_KEY: "a secret" })).toThrow(
      /CHAT_API_KEY is not valid/,
    );
  });
});
