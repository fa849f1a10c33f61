import { type Call, type CallResult, readAnswer } from "@canopy/swap/chain/multicall";
import type { Asset, Exchange } from "@canopy/swap/types";
import { type Address, decodeAbiParameters, type Hex } from "viem";
import { assetKey } from "../tokens/assets.ts";

/** Smallest units by `assetKey`. Balances that could not be read are missing. */
export type Balances = ReadonlyMap<string, bigint>;

/** Calls for what `member` holds of each asset: Multicall3's `getEthBalance(address)`, tokens' `balanceOf(address)`. */
export function balanceCalls(
  { multicall }: Pick<Exchange, "multicall">,
  assets: readonly Asset[],
  member: Address,
): Call[] {
  const argument = member.slice(2).toLowerCase().padStart(64, "0");
  return assets.map(({ address, isNative }) => ({
    to: isNative ? multicall : address,
    data: `${isNative ? "0x4d2301cc" : "0x70a08231"}${argument}` satisfies Hex,
  }));
}

/** The balances of the answers to `balanceCalls` for the same assets. */
export function parseBalances(assets: readonly Asset[], results: readonly CallResult[]): Balances {
  const balances = new Map<string, bigint>();
  for (const [index, asset] of assets.entries()) {
    const balance = readAnswer(results[index], (data) =>
      // A token can return anything.
      decodeAbiParameters([{ type: "uint256" }], data),
    );
    if (balance !== null) balances.set(assetKey(asset), balance[0]);
  }
  return balances;
}
