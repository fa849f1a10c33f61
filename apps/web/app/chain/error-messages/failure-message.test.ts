import { catalogue, contractErrors } from "@canopy/shared/error-catalogue";
import type { I18n } from "@lingui/core";
import { beforeAll, describe, expect, test } from "vitest";
import { ApiError, networkError } from "../../api/api-error.ts";
import { getCatalogue, loadMessages } from "../../i18n/catalogues.ts";
import { type ExchangeFailureCode, explainExchanges } from "./exchange-error.ts";
import { exchangeReasons } from "./exchange-failure.ts";
import { type Failure, toFailure, type WalletFailureCode } from "./failure.ts";
import { failureMessage } from "./failure-message.ts";

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
] as const satisfies readonly WalletFailureCode[];

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
] as const satisfies readonly ExchangeFailureCode[];

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
    expect(failureMessage({ code }, en)).toMatch(/^[A-Z][^\u0600-\u06ff]{20,}\.$/);
    expect(failureMessage({ code }, fa)).toMatch(persian);
  });

  test.each(Object.keys(contractErrors))("the plan's %s has the catalogue's words", (name) => {
    const failure = toFailure({ code: 3, message: "execution reverted", data: { errorName: name } });
    if (failure.code !== "PLAN") throw new Error(`${name} is not known as an error of the plan`);
    expect(failureMessage(failure, en)).toBe(catalogue[failure.name].en);
    expect(failureMessage(failure, fa)).toBe(catalogue[failure.name].fa);
  });

  test("an API code has the catalogue's message, whatever the server's message is", () => {
    const error = new ApiError({ message: "x", errors: { code: "NOT_MINED_YET" }, status: 409 });
    expect(failureMessage({ code: "API", error }, en)).toBe(catalogue.NOT_MINED_YET.en);
    expect(failureMessage({ code: "API", error }, fa)).toBe(catalogue.NOT_MINED_YET.fa);
  });

  test("a missing response is a network error", () => {
    const failure: Failure = { code: "API", error: networkError(new Error()) };
    expect(failureMessage(failure, en)).toBe("Network error. Please check your connection and try again.");
    expect(failureMessage(failure, fa)).toMatch(persian);
  });

  test("an API message without a code is shown in English, and never in Persian", () => {
    const failure: Failure = { code: "API", error: new ApiError({ message: "Login failed", status: 200 }) };
    expect(failureMessage(failure, en)).toBe("Login failed");
    expect(failureMessage(failure, fa)).toMatch(persian);
  });

  test("a proxy's refusal of a large upload says what to do, also without our envelope", () => {
    const error = new ApiError({ message: "HTTP Error 413", status: 413 });
    expect(failureMessage({ code: "API", error }, en)).toMatch(/Choose a smaller file/);
    expect(failureMessage({ code: "API", error }, fa)).toMatch(/کوچک‌تر/);
  });

  test.each([
    [429, "Too Many Requests", "TOO_MANY_REQUESTS"],
    [502, "Bad Gateway", "BAD_GATEWAY"],
    [504, "Gateway Timeout", "GATEWAY_TIMEOUT"],
  ] as const)("a proxy's %i has the catalogue's message", (status, message, code) => {
    const error = new ApiError({ message, status });
    expect(failureMessage({ code: "API", error }, en)).toBe(catalogue[code].en);
    expect(failureMessage({ code: "API", error }, fa)).toBe(catalogue[code].fa);
    const explained = new ApiError({ message: "Come back at noon", status });
    expect(failureMessage({ code: "API", error: explained }, en)).toBe("Come back at noon");
  });

  test("an unknown failure does not show its internal text", () => {
    const failure = toFailure(new Error("0xdeadbeef at Object.<anonymous>"));
    expect(failureMessage(failure, en)).not.toContain("0xdeadbeef");
    expect(failureMessage(failure, fa)).toMatch(persian);
  });
});
