import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { vaultFactoryAbi } from "@canopy/protocol/abi/vault-factory.gen";
import type { OnChainRule } from "@canopy/strategies/vault/on-chain-rule";
import type { Asset } from "@canopy/swap/types";
import { type Address, encodeFunctionData, erc20Abi } from "viem";
import type { CallRequest } from "../../../../chain/transaction-steps.ts";

/** What an owner can do with a vault. */
export type VaultAction =
  | { readonly type: "create" }
  | { readonly type: "deposit"; readonly asset: Asset }
  | { readonly type: "withdraw"; readonly asset: Asset }
  | { readonly type: "withdraw all"; readonly tokens: readonly Asset[] }
  | { readonly type: "caps" }
  | { readonly type: "set rule"; readonly rule: OnChainRule }
  /** `rule`: with the terms in force. */
  | { readonly type: "change rule"; readonly id: number; readonly rule: OnChainRule }
  | { readonly type: "remove rule"; readonly id: number }
  | { readonly type: "resume"; readonly id: number; readonly price: bigint }
  | { readonly type: "execute"; readonly id: number }
  | { readonly type: "stop"; readonly stopped: boolean };

/** The kinds of transactions of a vault. One of each can be pending: a stuck deposit does not block a withdrawal. */
export const vaultCalls = ["vault-settings", "vault-deposit", "vault-stop", "vault-withdraw"] as const;
export type VaultCall = (typeof vaultCalls)[number];

export function toVaultCall({ type }: VaultAction): VaultCall {
  switch (type) {
    case "deposit":
      return "vault-deposit";
    case "withdraw":
    case "withdraw all":
      return "vault-withdraw";
    case "stop":
      return "vault-stop";
    default:
      return "vault-settings";
  }
}

/** Upper bounds of gas: the snapshots in `docs/vault.md` and what tokens behind proxies add. */
const gas = {
  create: 76_000n,
  token: 75_000n,
  pol: 40_000n,
  setRule: 120_000n,
  settings: 60_000n,
  execute: 320_000n,
} as const;

/** The highest gas of an action. `amounts`: how many tokens a withdrawal of everything sends. */
export function actionGas(action: VaultAction): bigint {
  switch (action.type) {
    case "create":
      return gas.create;
    case "deposit":
    case "withdraw":
      return action.asset.isNative ? gas.pol : gas.token;
    case "withdraw all":
      return gas.pol + gas.token * BigInt(Math.max(1, action.tokens.length));
    case "set rule":
    case "change rule":
      return gas.setRule;
    case "execute":
      return gas.execute;
    default:
      return gas.settings;
  }
}

/** What the form of an action adds. */
export interface ActionInput {
  /** Smallest units of what is deposited or withdrawn. */
  readonly amount: bigint;
  /** USD with 6 decimals. */
  readonly caps: { readonly spend: bigint; readonly loss: bigint };
}

interface Contracts {
  readonly factory: Address;
  readonly vault: Address;
}

/** The transaction of an action. */
export function toCallRequest(
  action: VaultAction,
  { amount, caps }: ActionInput,
  { factory, vault }: Contracts,
): CallRequest {
  const toVault = (data: CallRequest["data"]): CallRequest => ({ to: vault, data, value: 0n });
  const abi = vaultAbi;
  switch (action.type) {
    case "create":
      return {
        to: factory,
        data: encodeFunctionData({ abi: vaultFactoryAbi, functionName: "create" }),
        value: 0n,
      };
    case "deposit":
      return action.asset.isNative
        ? { to: vault, data: "0x", value: amount }
        : {
            to: action.asset.address,
            data: encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [vault, amount] }),
            value: 0n,
          };
    case "withdraw":
      return toVault(
        action.asset.isNative
          ? encodeFunctionData({ abi, functionName: "withdrawPOL", args: [amount] })
          : encodeFunctionData({ abi, functionName: "withdraw", args: [action.asset.address, amount] }),
      );
    case "withdraw all": {
      const tokens = action.tokens.map(({ address }) => address);
      return toVault(encodeFunctionData({ abi, functionName: "withdrawAll", args: [tokens] }));
    }
    case "caps":
      return toVault(encodeFunctionData({ abi, functionName: "setCaps", args: [caps.spend, caps.loss] }));
    case "set rule":
      return toRuleRequest(0, action.rule, { vault });
    case "change rule":
      return toRuleRequest(action.id, action.rule, { vault });
    case "remove rule":
      return toVault(encodeFunctionData({ abi, functionName: "removeRule", args: [BigInt(action.id)] }));
    case "resume":
      return toVault(encodeFunctionData({ abi, functionName: "resume", args: [BigInt(action.id)] }));
    case "execute":
      return toVault(encodeFunctionData({ abi, functionName: "execute", args: [BigInt(action.id)] }));
    case "stop":
      return toVault(encodeFunctionData({ abi, functionName: "stop", args: [action.stopped] }));
  }
}

/** The transaction that sets a rule: in the place of the one with this number, or a new one for 0. */
export function toRuleRequest(
  id: number,
  rule: OnChainRule,
  { vault }: Pick<Contracts, "vault">,
): CallRequest {
  const data = encodeFunctionData({ abi: vaultAbi, functionName: "setRule", args: [BigInt(id), rule] });
  return { to: vault, data, value: 0n };
}
