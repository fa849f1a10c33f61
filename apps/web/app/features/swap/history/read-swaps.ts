import { parseOutcome } from "@canopy/swap/chain/parse-receipt";
import { parseSwap, type SwapIntent, type WrapIntent } from "@canopy/swap/chain/parse-swap";
import type { Asset, Exchange, Token } from "@canopy/swap/types";
import {
  type Address,
  type Client,
  formatTransactionReceipt,
  type Hex,
  hexToBigInt,
  hexToNumber,
  isAddressEqual,
  type RpcTransaction,
} from "viem";
import { nativeAsset } from "../tokens/assets.ts";
import type { PastSwap } from "./past-swap.ts";
import { swapRecords } from "./swap-records.ts";

export interface SwapSource {
  readonly client: Client;
  readonly exchange: Exchange;
  readonly member: Address;
  /** Known tokens. A swap of another one is left out: its decimals are unknown. */
  readonly tokens: readonly Token[];
}

/** Transactions that are read at the same time. The client sends them as one batch. */
const BATCH = 20;

/**
 * Reads the swaps among transactions, the newest first. Transactions of others, failed ones, and those that do anything but a swap
 * are left out.
 */
export async function readSwaps(
  source: SwapSource,
  hashes: readonly Hex[],
  signal?: AbortSignal,
): Promise<PastSwap[]> {
  const swaps: PastSwap[] = [];
  for (let start = 0; start < hashes.length; start += BATCH) {
    signal?.throwIfAborted();
    const batch = hashes.slice(start, start + BATCH);
    const entries = await Promise.all(batch.map((hash) => readSwap(source, hash)));
    swaps.push(...entries.filter((entry) => entry !== null));
  }
  return swaps.toSorted((one, other) => other.block - one.block || other.index - one.index);
}

async function readSwap(source: SwapSource, hash: Hex): Promise<PastSwap | null> {
  const { client, exchange, member } = source;
  const transaction = await client.request({ method: "eth_getTransactionByHash", params: [hash] });
  const intent = transaction && parseIntent(source, transaction);
  const block = transaction?.blockNumber;
  if (!intent || !block) return null;
  const assets = findAssets(source, intent);
  if (assets === null) return null;
  const [rpcReceipt, header] = await Promise.all([
    client.request({ method: "eth_getTransactionReceipt", params: [hash] }),
    client.request({ method: "eth_getBlockByNumber", params: [block, false] }),
  ]);
  // A reorganisation in between has removed it.
  if (rpcReceipt === null || header === null) return null;
  const { status, logs, gasUsed, effectiveGasPrice, transactionIndex } = formatTransactionReceipt(rpcReceipt);
  const outcome = status === "success" ? parseOutcome(exchange, intent, member, logs) : null;
  if (outcome === null) return null;
  const isSwap = intent.kind === "swap";
  return {
    hash,
    block: hexToNumber(block),
    index: transactionIndex,
    at: new Date(hexToNumber(header.timestamp) * 1_000),
    venue: isSwap ? intent.venue : null,
    side: isSwap ? intent.side : "exactIn",
    ...assets,
    ...outcome,
    limit: isSwap ? intent.limit : null,
    fee: gasUsed * effectiveGasPrice,
    quote: swapRecords.find({ chainId: exchange.chainId, address: member }, hash),
  };
}

function parseIntent({ exchange, member }: SwapSource, { from, to, input, value }: RpcTransaction) {
  if (to === null || !isAddressEqual(from, member)) return null;
  return parseSwap(exchange, { to, data: input, value: hexToBigInt(value) });
}

function findAssets(
  { exchange, tokens }: SwapSource,
  intent: SwapIntent | WrapIntent,
): { readonly from: Asset; readonly to: Asset } | null {
  const find = (address: Address | undefined, isNative: boolean): Asset | null => {
    if (isNative) return nativeAsset(exchange);
    const token = address && tokens.find((one) => isAddressEqual(one.address, address));
    return token ? { ...token, isNative } : null;
  };
  const [from, to] =
    intent.kind === "swap"
      ? [find(intent.tokens.at(0), intent.sellsPol), find(intent.tokens.at(-1), intent.buysPol)]
      : [find(exchange.wpol, intent.kind === "wrap"), find(exchange.wpol, intent.kind === "unwrap")];
  return from && to && { from, to };
}
