import { catalogue, contractErrors } from "@canopy/shared/error-catalogue";
import type { I18n } from "@lingui/core";
import { beforeAll, describe, expect, test } from "vitest";
import { ApiError, networkError } from "../../api/api-error.ts";
import { getCatalogue, loadMessages } from "../../i18n/catalogues.ts";
import { type ClassifiedError, classifyError, type WalletErrorCode } from "./classify-error.ts";
import { errorMessage } from "./error-message.ts";
import { type ExchangeErrorCode, explainExchanges } from "./exchange-error.ts";
import { exchangeReasons } from "./exchange-error-messages.ts";

explainExchanges(exchangeReasons);

const walletCodes = [
  "USER_REJECTED",
  "REQUEST_ALREADY_OPEN",
  "CHAIN_NOT_CONFIGURED",
  "NO_CHAINS",
  "WALLET_GONE",
  "WALLET_DISCONNECTED",
  "WALLET_LOCKED",
  "WALLET_SILENT",
  "WALLET_CANNOT",
  "WRONG_CHAIN",
  "OTHER_ACCOUNT",
  "INSUFFICIENT_FUNDS",
  "FEE_TOO_LOW",
  "ALREADY_SENT",
  "NODE_UNREACHABLE",
] as const satisfies readonly WalletErrorCode[];

const exchangeCodes = [
  "PRICE_MOVED",
  "SWAP_EXPIRED",
  "NO_LIQUIDITY",
  "TOKEN_BALANCE_SHORT",
  "ALLOWANCE_SHORT",
  "TOKEN_NOT_TAKEN",
  "TOKEN_PAUSED",
  "TOKEN_BLOCKED",
  "TOKEN_REFUSED",
  "TOKEN_TAKES_FEE",
  "TOKEN_UNCHECKED",
  "POL_NOT_ACCEPTED",
] as const satisfies readonly ExchangeErrorCode[];

const sets = ["site", "members", "swap", "errors"] as const;
let en: I18n;
let fa: I18n;

beforeAll(async () => {
  await Promise.all([loadMessages("en", sets), loadMessages("fa", sets)]);
  [en, fa] = [getCatalogue("en"), getCatalogue("fa")];
});

const persian = /[\u0600-\u06ff]/;

describe("in English and in Persian", () => {
  test.each([...walletCodes, ...exchangeCodes])("%s says what happened and what to do", (code) => {
    expect(errorMessage({ code }, en)).toMatch(/^[A-Z][^\u0600-\u06ff]{20,}\.$/);
    expect(errorMessage({ code }, fa)).toMatch(persian);
  });

  test.each(Object.keys(contractErrors))("the plan's %s has the catalogue's words", (name) => {
    const classified = classifyError({ code: 3, message: "execution reverted", data: { errorName: name } });
    if (classified.code !== "PLAN") throw new Error(`${name} is not known as an error of the plan`);
    expect(errorMessage(classified, en)).toBe(catalogue[classified.name].en);
    expect(errorMessage(classified, fa)).toBe(catalogue[classified.name].fa);
  });

  test("an API code has the catalogue's message, whatever the server's message is", () => {
    const error = new ApiError({ message: "x", errors: { code: "NOT_MINED_YET" }, status: 409 });
    expect(errorMessage({ code: "API", error }, en)).toBe(catalogue.NOT_MINED_YET.en);
    expect(errorMessage({ code: "API", error }, fa)).toBe(catalogue.NOT_MINED_YET.fa);
  });

  test("a missing response is a network error", () => {
    const classified: ClassifiedError = { code: "API", error: networkError(new Error()) };
    expect(errorMessage(classified, en)).toBe("Network error. Please check your connection and try again.");
    expect(errorMessage(classified, fa)).toMatch(persian);
  });

  test("an API message without a code is shown in English, and never in Persian", () => {
    const classified: ClassifiedError = {
      code: "API",
      error: new ApiError({ message: "Login failed", status: 200 }),
    };
    expect(errorMessage(classified, en)).toBe("Login failed");
    expect(errorMessage(classified, fa)).toMatch(persian);
  });

  test("a proxy's error for a large upload says what to do, also without our envelope", () => {
    const error = new ApiError({ message: "HTTP Error 413", status: 413 });
    expect(errorMessage({ code: "API", error }, en)).toMatch(/Choose a smaller file/);
    expect(errorMessage({ code: "API", error }, fa)).toMatch(/کوچک‌تر/);
  });

  test.each([
    [429, "Too Many Requests", "TOO_MANY_REQUESTS"],
    [502, "Bad Gateway", "BAD_GATEWAY"],
    [504, "Gateway Timeout", "GATEWAY_TIMEOUT"],
  ] as const)("a proxy's %i has the catalogue's message", (status, message, code) => {
    const error = new ApiError({ message, status });
    expect(errorMessage({ code: "API", error }, en)).toBe(catalogue[code].en);
    expect(errorMessage({ code: "API", error }, fa)).toBe(catalogue[code].fa);
    const explained = new ApiError({ message: "Come back at noon", status });
    expect(errorMessage({ code: "API", error: explained }, en)).toBe("Come back at noon");
  });

  test("an unknown error does not show its internal text", () => {
    const classified = classifyError(new Error("0xdeadbeef at Object.<anonymous>"));
    expect(errorMessage(classified, en)).not.toContain("0xdeadbeef");
    expect(errorMessage(classified, fa)).toMatch(persian);
  });
});
