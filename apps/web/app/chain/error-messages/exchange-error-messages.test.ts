import {
  CallExecutionError,
  ExecutionRevertedError,
  encodeErrorResult,
  type Hex,
  InsufficientFundsError,
  parseAbi,
} from "viem";
import { describe, expect, test } from "vitest";
import { classifyError, toRevertReason } from "./classify-error.ts";
import { ExchangeError, type ExchangeErrorCode, explainExchanges } from "./exchange-error.ts";
import { exchangeReasons } from "./exchange-error-messages.ts";

explainExchanges(exchangeReasons);

const reason = (text: string): Hex =>
  encodeErrorResult({ abi: parseAbi(["error Error(string)"]), errorName: "Error", args: [text] });

const reasons: readonly (readonly [string, ExchangeErrorCode])[] = [
  // Routers of Uniswap and Algebra.
  ["Too little received", "PRICE_MOVED"],
  ["Too much requested", "PRICE_MOVED"],
  ["Insufficient WETH9", "PRICE_MOVED"],
  ["Insufficient WNativeToken", "PRICE_MOVED"],
  ["Transaction too old", "SWAP_EXPIRED"],
  ["STF", "TOKEN_NOT_TAKEN"],
  ["ST", "TOKEN_REFUSED"],
  ["STE", "POL_NOT_ACCEPTED"],
  ["TransferHelper: TRANSFER_FROM_FAILED", "TOKEN_NOT_TAKEN"],
  ["TransferHelper::transferFrom: transferFrom failed", "TOKEN_NOT_TAKEN"],
  ["TransferHelper: TRANSFER_FAILED", "TOKEN_REFUSED"],
  ["TransferHelper::safeTransferETH: ETH transfer failed", "POL_NOT_ACCEPTED"],
  // Their pools.
  ["TF", "TOKEN_REFUSED"],
  ["SPL", "NO_LIQUIDITY"],
  ["LOK", "NO_LIQUIDITY"],
  ["IIA", "TOKEN_TAKES_FEE"],
  // Tokens.
  ["ERC20: transfer amount exceeds balance", "TOKEN_BALANCE_SHORT"],
  ["BEP20: transfer amount exceeds balance", "TOKEN_BALANCE_SHORT"],
  ["ds-token-insufficient-balance", "TOKEN_BALANCE_SHORT"],
  ["ERC20: transfer amount exceeds allowance", "ALLOWANCE_SHORT"],
  ["ERC20: insufficient allowance", "ALLOWANCE_SHORT"],
  ["ds-token-insufficient-approval", "ALLOWANCE_SHORT"],
  ["Pausable: paused", "TOKEN_PAUSED"],
  ["ERC20Pausable: token transfer while paused", "TOKEN_PAUSED"],
  ["Blacklistable: account is blacklisted", "TOKEN_BLOCKED"],
  ["Blocked", "TOKEN_BLOCKED"],
  ["account is frozen", "TOKEN_BLOCKED"],
  ["SafeERC20: low-level call failed", "TOKEN_REFUSED"],
];

describe("a revert with a reason", () => {
  test.each(reasons)("%s is %s, in its data", (text, code) => {
    expect(classifyError({ code: 3, message: "execution reverted", data: reason(text) })).toEqual({ code });
  });

  test.each(reasons)("%s is %s, in a node's message", (text, code) => {
    expect(classifyError({ code: -32_000, message: `execution reverted: ${text}` })).toEqual({ code });
  });

  test.each(reasons)("%s is %s, as viem throws it", (text, code) => {
    const cause = new ExecutionRevertedError({ message: `execution reverted: ${text}` });
    const error = new CallExecutionError(cause, { account: undefined, to: `0x${"1".repeat(40)}` });
    expect(classifyError(error)).toEqual({ code });
    expect(toRevertReason(error)).toEqual({ code });
  });

  test("is found in the text of a wallet that quotes it", () => {
    const message =
      "VM Exception while processing transaction: reverted with reason string 'Too little received'";
    expect(classifyError(new Error(message))).toEqual({ code: "PRICE_MOVED" });
  });

  test("is found in the revert data of a message", () => {
    const error = new Error(`cannot estimate gas (error={"data":"${reason("Transaction too old")}"})`);
    expect(classifyError(error)).toEqual({ code: "SWAP_EXPIRED" });
  });
});

describe("a revert with a custom error of a token or a pool", () => {
  const abi = parseAbi([
    "error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)",
    "error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)",
    "error InsufficientBalance()",
    "error InsufficientAllowance()",
    "error EnforcedPause()",
    "error transferFailed()",
  ]);
  const holder = `0x${"1".repeat(40)}` as const;

  test.each([
    [
      encodeErrorResult({ abi, errorName: "ERC20InsufficientBalance", args: [holder, 1n, 2n] }),
      "TOKEN_BALANCE_SHORT",
    ],
    [
      encodeErrorResult({ abi, errorName: "ERC20InsufficientAllowance", args: [holder, 1n, 2n] }),
      "ALLOWANCE_SHORT",
    ],
    [encodeErrorResult({ abi, errorName: "InsufficientBalance" }), "TOKEN_BALANCE_SHORT"],
    [encodeErrorResult({ abi, errorName: "InsufficientAllowance" }), "ALLOWANCE_SHORT"],
    [encodeErrorResult({ abi, errorName: "EnforcedPause" }), "TOKEN_PAUSED"],
    [encodeErrorResult({ abi, errorName: "transferFailed" }), "TOKEN_REFUSED"],
  ] as const)("%s is %s", (data, code) => {
    expect(classifyError({ code: 3, message: "execution reverted", data })).toEqual({ code });
  });
});

describe("is not a reason of an exchange", () => {
  test("too little POL, which a node words like a token", () => {
    const errors = [
      new InsufficientFundsError({}),
      { code: -32_000, message: "insufficient balance for transfer" },
      { code: -32_000, message: "total cost (gas * gas fee + value) exceeds the balance of the account" },
    ];
    for (const error of errors) {
      expect(classifyError(error)).toEqual({ code: "INSUFFICIENT_FUNDS" });
      expect(toRevertReason(error)).toBeNull();
    }
  });

  test.each([
    ["another reason", "execution reverted: Something else"],
    ["a word that only contains a short reason", "execution reverted: STF failed"],
    ["no reason", "execution reverted"],
    ["a short reason without a revert", "STF"],
  ])("%s", (_, message) => {
    expect(classifyError({ code: 3, message }).code).toBe("UNKNOWN");
    expect(toRevertReason({ code: 3, message })).toBeNull();
  });

  test("a reason that is not text", () => {
    expect(toRevertReason({ code: 3, message: "execution reverted", data: "0x08c379a0ffff" })).toBeNull();
  });
});

test("an error that was found before the simulation keeps its code", () => {
  expect(classifyError(new ExchangeError("PRICE_MOVED"))).toEqual({ code: "PRICE_MOVED" });
});
