import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { vaultFactoryAbi } from "@canopy/protocol/abi/vault-factory.gen";
import { localAddress, localExchange } from "@canopy/swap/deployments-local";
import { decodeFunctionData, erc20Abi } from "viem";
import { describe, expect, test } from "vitest";
import { nativeAsset } from "../../../swap/tokens/assets.ts";
import { firstDraft, readDraft } from "./action-draft.ts";
import { actionGas, toCallRequest, toVaultCall, type VaultAction } from "./vault-actions.ts";

const contracts = {
  factory: "0x1000000000000000000000000000000000000001",
  vault: "0x2000000000000000000000000000000000000002",
} as const;
const usdc = {
  address: localAddress("usdc"),
  ...{ symbol: "USDC", name: "USD Coin", decimals: 6, isNative: false },
};
const pol = nativeAsset(localExchange);
const input = { amount: 7n, caps: { spend: 1_000n, loss: 10n } };
const request = (action: VaultAction) => toCallRequest(action, input, contracts);

const emptyDraft = firstDraft({ type: "deposit" }, undefined, "en");

describe("the transaction of", () => {
  test("a new vault is a call of the factory", () => {
    const { to, data } = request({ type: "create" });
    expect(to).toBe(contracts.factory);
    expect(decodeFunctionData({ abi: vaultFactoryAbi, data }).functionName).toBe("create");
  });

  test("a deposit is a plain transfer, of tokens or of POL", () => {
    const token = request({ type: "deposit", asset: usdc });
    expect([token.to, token.value]).toEqual([usdc.address, 0n]);
    expect(decodeFunctionData({ abi: erc20Abi, data: token.data })).toEqual({
      functionName: "transfer",
      args: [contracts.vault, 7n],
    });
    expect(request({ type: "deposit", asset: pol })).toEqual({ to: contracts.vault, data: "0x", value: 7n });
  });

  test.each<[VaultAction, string, readonly unknown[]]>([
    [{ type: "withdraw", asset: usdc }, "withdraw", [usdc.address, 7n]],
    [{ type: "withdraw", asset: pol }, "withdrawPOL", [7n]],
    [{ type: "withdraw all", tokens: [usdc] }, "withdrawAll", [[usdc.address]]],
    [{ type: "caps" }, "setCaps", [1_000n, 10n]],
    [{ type: "remove rule", id: 3 }, "removeRule", [3n]],
    [{ type: "resume", id: 3, price: 3_000n }, "resume", [3n]],
    [{ type: "execute", id: 3 }, "execute", [3n]],
    [{ type: "stop", stopped: true }, "stop", [true]],
  ])("%o calls %s", (action, functionName, args) => {
    const { to, data, value } = request(action);
    expect([to, value]).toEqual([contracts.vault, 0n]);
    expect(decodeFunctionData({ abi: vaultAbi, data })).toEqual({ functionName, args });
  });
});

test("a rule is set as a new one, or in the place of another", () => {
  const rule = {
    ...{ kind: 1, tokenIn: 2, tokenOut: 3, venue: 0, slippage: 50, interval: 60, notBefore: 0, expiry: 0 },
    ...{ left: 0, flipped: false, lastPrice: 0n, amount: 5n, fee: 6n, poolFee: 500, via: 0, viaFee: 0 },
    ...{ trigger: 0n, second: 0n },
  };
  const args = (action: VaultAction) =>
    decodeFunctionData({ abi: vaultAbi, data: request(action).data }).args;
  expect(args({ type: "set rule", rule })).toEqual([0n, rule]);
  expect(args({ type: "change rule", id: 3, rule })).toEqual([3n, rule]);
});

test("a stuck deposit holds up neither a stop nor a withdrawal", () => {
  const calls = [
    toVaultCall({ type: "deposit", asset: usdc }),
    toVaultCall({ type: "stop", stopped: true }),
    toVaultCall({ type: "withdraw all", tokens: [usdc] }),
  ];
  expect(new Set(calls).size).toBe(3);
});

test("the gas of a withdrawal of everything grows with the tokens", () => {
  const one = actionGas({ type: "withdraw all", tokens: [usdc] });
  expect(actionGas({ type: "withdraw all", tokens: [usdc, usdc] })).toBeGreaterThan(one);
});

describe("what was typed", () => {
  const deposit: VaultAction = { type: "deposit", asset: usdc };

  test("becomes smallest units", () => {
    expect(readDraft(deposit, { ...emptyDraft, amount: "12.5" }, 20_000_000n)).toMatchObject({
      input: { amount: 12_500_000n },
    });
    expect(readDraft({ type: "caps" }, { ...emptyDraft, spend: "1000", loss: "0" }, undefined)).toMatchObject(
      {
        input: { caps: { spend: 1_000_000_000n, loss: 0n } },
      },
    );
  });

  test.each([
    ["", "EMPTY"],
    ["0", "ZERO"],
    ["1.1234567", "TOO_PRECISE"],
    ["21", "MORE_THAN_HELD"],
  ])("%o is %s", (amount, error) => {
    expect(readDraft(deposit, { ...emptyDraft, amount }, 20_000_000n)).toEqual({
      errors: { amount: error },
    });
  });

  test("of both limits is needed", () => {
    expect(readDraft({ type: "caps" }, { ...emptyDraft, loss: "x" }, undefined)).toEqual({
      errors: { spend: "EMPTY", loss: "NOT_A_NUMBER" },
    });
  });
});

test("the form of the limits begins with those in force, in the digits of the language", () => {
  const caps = { spendADay: 1_000_500_000n, lossADay: 0n, spent: 7n, lost: 0n };
  const draft = firstDraft({ type: "caps" }, caps, "fa");
  expect(draft).toEqual({ amount: "", spend: "۱۰۰۰٫۵", loss: "" });
  expect(readDraft({ type: "caps" }, { ...draft, loss: "۰" }, undefined)).toMatchObject({
    input: { caps: { spend: caps.spendADay, loss: 0n } },
  });
});
