import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import {
  parseVault,
  type VaultQuery,
  type VaultState,
  vaultCalls,
} from "@canopy/strategies/vault/vault-state";
import { type CallResult, readAnswer } from "@canopy/swap/chain/multicall";
import type { Asset, Exchange } from "@canopy/swap/types";
import { type Address, type Client, encodeFunctionData, hexToBigInt } from "viem";
import { call } from "viem/actions";
import { type ClassifiedError, classifyError } from "../../../../chain/error-messages/classify-error.ts";
import { readCalls } from "../../../../chain/read-calls.ts";
import { type Balances, balanceCalls, parseBalances } from "../../../swap/snapshot/balances.ts";
import { feedCalls, type Prices, parsePrices } from "../../../swap/snapshot/feeds.ts";
import { listAssets } from "../../../swap/tokens/assets.ts";

/** Everything that the vault's page shows of one block. */
export interface VaultSnapshot {
  readonly block: bigint;
  /** Unix seconds of the block: rules count from it, and not from the clock of this computer. */
  readonly time: number;
  /** Null: there is no vault yet. */
  readonly state: VaultState | null;
  /** What the vault holds, by `assetKey`. Tokens can be there before it exists. */
  readonly held: Balances;
  /** What the owner's wallet holds. */
  readonly wallet: Balances;
  readonly prices: Prices;
  /** Why an execution of a rule that is due would fail now, by the rule's id. */
  readonly obstacles: ReadonlyMap<number, ClassifiedError>;
}

export interface SnapshotSource {
  readonly client: Client;
  readonly exchange: Exchange;
  readonly vault: Address;
  readonly owner: Address;
}

/** Multicall3's `getBlockNumber()` and `getCurrentBlockTimestamp()`. */
const blockSelectors = ["0x42cbb15c", "0x0f28c97d"] as const;

/** Reads vault, prices and balances of one block in one call of the node, and then simulates what is due. */
export async function readVaultSnapshot(source: SnapshotSource): Promise<VaultSnapshot> {
  const { client, exchange, vault, owner } = source;
  const { multicall, feeds } = exchange;
  const assets: readonly Asset[] = listAssets(exchange, []);
  const query: VaultQuery = { vault, multicall, tokens: [] };
  const parts = [
    blockSelectors.map((data) => ({ to: multicall, data })),
    balanceCalls(exchange, assets, vault),
    balanceCalls(exchange, assets, owner),
    feedCalls(feeds),
    vaultCalls(query),
  ];
  const results = await readCalls(client, multicall, parts.flat());
  const take = createTaker(results);
  const [blocks, held, wallet, prices, vaultResults] = parts.map(({ length }) => take(length));
  const [block, time] = (blocks ?? []).map((result) => readAnswer(result, hexToBigInt));
  // Without Multicall3 the chain has no exchange either, whatever the site expects of it.
  if (block == null || time == null) throw new Error("The node returned no block to a call of Multicall3");
  const state = parseVault(query, vaultResults ?? []);
  return {
    block,
    time: Number(time),
    state,
    held: parseBalances(assets, held ?? []),
    wallet: parseBalances(assets, wallet ?? []),
    prices: parsePrices(feeds, prices ?? [], Number(time)),
    obstacles: await readObstacles(source, state),
  };
}

function createTaker(results: readonly CallResult[]): (length: number) => readonly CallResult[] {
  let start = 0;
  return (length) => {
    const part = results.slice(start, start + length);
    start += length;
    return part;
  };
}

/** The contract says whether a rule is due; only a simulation says whether the pools pay enough. */
async function readObstacles(
  { client, vault, owner }: SnapshotSource,
  state: VaultState | null,
): Promise<ReadonlyMap<number, ClassifiedError>> {
  const due = state?.rules.filter((rule) => rule.due.reason === "now") ?? [];
  const obstacles = await Promise.all(
    due.map(async ({ id }): Promise<[number, ClassifiedError][]> => {
      const data = encodeFunctionData({ abi: vaultAbi, functionName: "execute", args: [BigInt(id)] });
      try {
        await call(client, { account: owner, to: vault, data });
        return [];
      } catch (error) {
        return [[id, classifyError(error)]];
      }
    }),
  );
  return new Map(obstacles.flat());
}
