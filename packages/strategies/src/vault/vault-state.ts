import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { type Call, type CallResult, readAnswer } from "@canopy/swap/chain/multicall";
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  multicall3Abi,
  numberToHex,
} from "viem";
import type { OnChainRule } from "./on-chain-rule.ts";

/** Why a rule does not execute now, in the order of the contract's `Due`. */
const dueReasons = [
  "now",
  "stopped",
  "no rule",
  "not due",
  "expired",
  "price stale",
  "not triggered",
  "price jumped",
  "too little",
  "too much spent",
] as const;

/** The result of `due`. Times are in seconds, prices and shares as the rule has them, USD has 6 decimals, amounts smallest units. */
export type Due =
  | { readonly reason: "now" | "stopped" | "no rule" | "expired" }
  | { readonly reason: "not due"; readonly when: number }
  | { readonly reason: "price stale"; readonly token: Address }
  | { readonly reason: "not triggered" | "price jumped"; readonly price: bigint }
  | { readonly reason: "too little"; readonly amount: bigint }
  | { readonly reason: "too much spent"; readonly left: bigint };

export interface RuleState {
  readonly id: number;
  readonly rule: OnChainRule;
  readonly due: Due;
  /** Wei for a keeper who executes now. 0 unless the rule is due. */
  readonly fee: bigint;
  /** What the rule would trade now; null unless it is due. */
  readonly preview: { readonly amountIn: bigint; readonly minOut: bigint } | null;
}

/** A vault in one block. */
export interface VaultState {
  readonly stopped: boolean;
  /** USD with 6 decimals. */
  readonly caps: {
    readonly spendADay: bigint;
    readonly lossADay: bigint;
    readonly spent: bigint;
    readonly lost: bigint;
  };
  /** Wei, for the fees of keepers. */
  readonly pol: bigint;
  /** Smallest units of each requested token; null: the token does not respond. */
  readonly balances: readonly (bigint | null)[];
  readonly rules: readonly RuleState[];
}

/** All ids that a vault uses. */
const allIds: readonly number[] = Array.from({ length: 32 }, (_, index) => index + 1);

export interface VaultQuery {
  readonly vault: Address;
  /** Multicall3, which reads the POL. */
  readonly multicall: Address;
  readonly tokens: readonly Address[];
  /** Default: all. A reader that has read `ruleIds` needs a fraction of the gas. */
  readonly ids?: readonly number[];
}

/** Everything that a page or a keeper asks a vault, for one `encodeAggregate`. */
export function vaultCalls({ vault, multicall, tokens, ids = allIds }: VaultQuery): Call[] {
  const ask = (data: Hex): Call => ({ to: vault, data });
  return [
    ask(encodeFunctionData({ abi: vaultAbi, functionName: "stopped" })),
    ask(encodeFunctionData({ abi: vaultAbi, functionName: "caps" })),
    {
      to: multicall,
      data: encodeFunctionData({ abi: multicall3Abi, functionName: "getEthBalance", args: [vault] }),
    },
    ...tokens.map((to) => ({
      to,
      data: encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [vault] }),
    })),
    ...ids.flatMap((id) =>
      (["rule", "due", "preview"] as const).map((functionName) =>
        ask(encodeFunctionData({ abi: vaultAbi, functionName, args: [BigInt(id)] })),
      ),
    ),
  ];
}

/** The answers to `vaultCalls` of the same query. null: there is no vault yet, or the node's answer is malformed. */
export function parseVault(
  { tokens, ids = allIds }: VaultQuery,
  results: readonly CallResult[],
): VaultState | null {
  const [stoppedResult, capsResult, polResult, ...others] = results;
  const stopped = readAnswer(stoppedResult, (data) =>
    decodeFunctionResult({ abi: vaultAbi, functionName: "stopped", data }),
  );
  const caps = readAnswer(capsResult, (data) =>
    decodeFunctionResult({ abi: vaultAbi, functionName: "caps", data }),
  );
  const pol = readAnswer(polResult, (data) =>
    decodeFunctionResult({ abi: multicall3Abi, functionName: "getEthBalance", data }),
  );
  if (stopped === null || caps === null || pol === null) return null;
  const [spendADay, lossADay, spent, lost] = caps;
  const answers = others.slice(tokens.length);
  return {
    stopped,
    caps: { spendADay, lossADay, spent, lost },
    pol,
    balances: tokens.map((_, index) => readAnswer(others[index], readBalance)),
    rules: ids.flatMap((id, index) => parseRule(id, answers.slice(3 * index, 3 * index + 3))),
  };
}

function readBalance(data: Hex): bigint {
  return decodeFunctionResult({ abi: erc20Abi, functionName: "balanceOf", data });
}

function parseRule(id: number, [ruleResult, dueResult, previewResult]: readonly CallResult[]): RuleState[] {
  const rule = readAnswer(ruleResult, (data) =>
    decodeFunctionResult({ abi: vaultAbi, functionName: "rule", data }),
  );
  const answer = readAnswer(dueResult, (data) =>
    decodeFunctionResult({ abi: vaultAbi, functionName: "due", data }),
  );
  if (rule === null || rule.kind === 0 || answer === null) return [];
  const [reason, detail, fee] = answer;
  const due = toDue(reason, detail);
  if (due === null) return [];
  const preview = readAnswer(previewResult, (data) => {
    const [amountIn, minOut] = decodeFunctionResult({ abi: vaultAbi, functionName: "preview", data });
    return { amountIn, minOut };
  });
  return [{ id, rule, due, fee, preview }];
}

/** The result of `due` as a reason. Null for one that this version of the contract does not have. */
export function toDue(reason: number, detail: bigint): Due | null {
  const name = dueReasons[reason];
  switch (name) {
    case undefined:
      return null;
    case "not due":
      return { reason: name, when: Number(detail) };
    case "price stale":
      return { reason: name, token: numberToHex(detail, { size: 20 }) };
    case "not triggered":
    case "price jumped":
      return { reason: name, price: detail };
    case "too little":
      return { reason: name, amount: detail };
    case "too much spent":
      return { reason: name, left: detail };
    default:
      return { reason: name };
  }
}
