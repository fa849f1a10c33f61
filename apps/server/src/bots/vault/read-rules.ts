import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { ruleKind, type VaultRuleKind } from "@canopy/strategies/vault/on-chain-rule";
import { type Due, toDue } from "@canopy/strategies/vault/vault-state";
import {
  type Call,
  type CallResult,
  encodeAggregate,
  parseAggregate,
  readAnswer,
} from "@canopy/swap/chain/multicall";
import { type Address, decodeFunctionResult, encodeFunctionData } from "viem";
import type { ChainClient } from "../../chain/client.ts";

/** Calls of one request. Nodes allow 50,000,000 gas and more, and `due` takes at most 100,000. */
const CHUNK = 250;

export interface RuleReading {
  readonly vault: Address;
  readonly id: number;
  readonly due: Due;
  /** Wei for a keeper who executes it now. 0 unless it is due. */
  readonly fee: bigint;
}

/** Reads whether each rule of the vaults is due in the newest block, and why not. */
export async function readRules(
  client: ChainClient,
  multicall: Address,
  vaults: readonly Address[],
): Promise<RuleReading[]> {
  const masks = await askAll(
    client,
    multicall,
    vaults.map((to) => ({ to, data: encodeFunctionData({ abi: vaultAbi, functionName: "ruleIds" }) })),
  );
  const rules = vaults.flatMap((vault, index) => readIds(masks[index]).map((id) => ({ vault, id })));
  const answers = await askAll(
    client,
    multicall,
    rules.map(({ vault, id }) => ({
      to: vault,
      data: encodeFunctionData({ abi: vaultAbi, functionName: "due", args: [BigInt(id)] }),
    })),
  );
  return rules.flatMap((rule, index) => {
    const answer = readAnswer(answers[index], (data) =>
      decodeFunctionResult({ abi: vaultAbi, functionName: "due", data }),
    );
    const due = answer && toDue(answer[0], answer[1]);
    return answer === null || due === null ? [] : [{ ...rule, due, fee: answer[2] }];
  });
}

/** Reads the kind of each rule; "none" for one that was removed in the meantime. A tick does not need it. */
export async function readKinds(
  client: ChainClient,
  multicall: Address,
  rules: readonly Pick<RuleReading, "vault" | "id">[],
): Promise<VaultRuleKind[]> {
  const answers = await askAll(
    client,
    multicall,
    rules.map(({ vault, id }) => ({
      to: vault,
      data: encodeFunctionData({ abi: vaultAbi, functionName: "rule", args: [BigInt(id)] }),
    })),
  );
  return rules.map((_, index) => {
    const rule = readAnswer(answers[index], (data) =>
      decodeFunctionResult({ abi: vaultAbi, functionName: "rule", data }),
    );
    return (rule && ruleKind(rule)) ?? "none";
  });
}

async function askAll(
  client: ChainClient,
  multicall: Address,
  calls: readonly Call[],
): Promise<readonly CallResult[]> {
  const results: CallResult[] = [];
  for (let from = 0; from < calls.length; from += CHUNK) {
    const part = calls.slice(from, from + CHUNK);
    const { data = "0x" } = await client.call({ to: multicall, data: encodeAggregate(part) });
    const answers = parseAggregate(data);
    if (answers.length !== part.length) throw new Error("The node's answer to a multicall is malformed");
    results.push(...answers);
  }
  return results;
}

/** Bit n: there is a rule with the id n + 1. None where no vault is. */
function readIds(result: CallResult | undefined): number[] {
  const mask = readAnswer(result, (data) =>
    decodeFunctionResult({ abi: vaultAbi, functionName: "ruleIds", data }),
  );
  return Array.from({ length: 32 }, (_, bit) => bit + 1).filter(
    (id) => ((mask ?? 0) & (1 << (id - 1))) !== 0,
  );
}
