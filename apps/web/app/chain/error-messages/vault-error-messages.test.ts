import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { encodeErrorResult, type Hex, parseAbi } from "viem";
import { describe, expect, test } from "vitest";
import { classifyError, toRevertReason } from "./classify-error.ts";
import { explainContract } from "./contract-reasons.ts";
import { exchangeReasons } from "./exchange-error-messages.ts";
import type { VaultErrorCode } from "./vault-error.ts";
import { vaultReasons } from "./vault-error-messages.ts";

explainContract(vaultReasons);

const error = (data: Hex) => ({ code: 3, message: "execution reverted", data });
const reason = (text: string): Hex =>
  encodeErrorResult({ abi: parseAbi(["error Error(string)"]), errorName: "Error", args: [text] });

describe("a vault's error", () => {
  test.each<[Hex, VaultErrorCode]>([
    [encodeErrorResult({ abi: vaultAbi, errorName: "OnlyOwner" }), "VAULT_NOT_OWNER"],
    [encodeErrorResult({ abi: vaultAbi, errorName: "Stopped" }), "VAULT_STOPPED"],
    [encodeErrorResult({ abi: vaultAbi, errorName: "PriceJumped", args: [1n] }), "VAULT_PRICE_JUMPED"],
    [encodeErrorResult({ abi: vaultAbi, errorName: "BadRule", args: ["amount"] }), "VAULT_BAD_RULE"],
    [encodeErrorResult({ abi: parseAbi(["error DeploymentFailed()"]) }), "VAULT_EXISTS"],
    [encodeErrorResult({ abi: parseAbi(["error TransferFailed()"]) }), "VAULT_TOKEN_REFUSED"],
    [reason("Too little received"), "VAULT_PRICE_TOO_LOW"],
    [reason("ERC20: transfer amount exceeds balance"), "VAULT_TOKEN_SHORT"],
  ])("%s is %s", (data, code) => {
    expect(toRevertReason(error(data))).toEqual({ code });
  });

  test("is found in the message of a wallet that hides the data", () => {
    const data = encodeErrorResult({ abi: vaultAbi, errorName: "NoRule" });
    expect(classifyError(new Error(`execution reverted: ${data}`))).toEqual({ code: "VAULT_NO_RULE" });
  });

  test("with a reason that is not known stays unknown", () => {
    expect(toRevertReason(error(reason("something else")))).toBeNull();
  });

  test("has a message for every error of the contract", () => {
    const errors = vaultAbi.filter(({ type }) => type === "error");
    expect(errors.length).toBeGreaterThan(10);
    for (const { name, inputs } of errors) {
      const selector = encodeErrorResult({
        abi: [{ type: "error", name, inputs: [] }],
        errorName: name,
      });
      if (inputs.length === 0) expect(toRevertReason(error(selector)), name).not.toBeNull();
    }
  });
});

test("the contracts of the screen that opened last explain what all of them say", () => {
  const short = error(reason("ERC20: transfer amount exceeds balance"));
  explainContract(exchangeReasons);
  expect(toRevertReason(short)).toEqual({ code: "TOKEN_BALANCE_SHORT" });
  explainContract(vaultReasons);
  expect(toRevertReason(short)).toEqual({ code: "VAULT_TOKEN_SHORT" });
});
