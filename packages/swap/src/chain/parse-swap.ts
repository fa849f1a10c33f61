import { decodeFunctionData, type Hex, isAddressEqual, zeroAddress } from "viem";
import { wpolAbi } from "../abi/wpol.ts";
import type { Exchange, VenueName } from "../types.ts";
import type { SwapTransaction } from "./build-swap.ts";
import { decodeOrNull } from "./multicall.ts";
import { type RouterStep, type RouterSwap, readRouterSteps } from "./router-steps.ts";

/** What a transaction asks a router for. Its tokens go from the one that is sold to the one that is bought, WPOL for POL. */
export interface SwapIntent extends RouterSwap {
  readonly kind: "swap";
  readonly venue: VenueName;
  readonly sellsPol: boolean;
  readonly buysPol: boolean;
}

/** POL for WPOL, or back. */
export interface WrapIntent {
  readonly kind: "wrap" | "unwrap";
  readonly amount: bigint;
}

/** Reads a transaction. null when it is no swap as `buildSwap` and `buildWrap` make them. */
export function parseSwap(
  exchange: Exchange,
  { to, data, value }: SwapTransaction,
): SwapIntent | WrapIntent | null {
  if (isAddressEqual(to, exchange.wpol)) return parseWrap(data, value);
  const venue = exchange.venues.find(({ router }) => isAddressEqual(router, to));
  if (venue === undefined) return null;
  const steps = decodeOrNull(() => readRouterSteps(venue.name, data));
  const swap = steps === null ? null : joinSteps(exchange, steps);
  if (swap === null) return null;
  const sellsPol = value > 0n && isWpol(exchange, swap.tokens.at(0));
  return { ...swap, kind: "swap", venue: venue.name, sellsPol };
}

function parseWrap(data: Hex, value: bigint): WrapIntent | null {
  const call = decodeOrNull(() => decodeFunctionData({ abi: wpolAbi, data }));
  if (call === null) return null;
  return call.functionName === "deposit"
    ? { kind: "wrap", amount: value }
    : { kind: "unwrap", amount: call.args[0] };
}

/** The one swap of `steps`, to whom it goes at the end. null when they do anything else. */
function joinSteps(
  exchange: Exchange,
  steps: readonly RouterStep[],
): (RouterSwap & { readonly buysPol: boolean }) | null {
  const [swap, ...otherSwaps] = steps.flatMap((step) => (step.step === "swap" ? [step.swap] : []));
  const [unwrap, ...otherUnwraps] = steps.flatMap((step) => (step.step === "unwrap" ? [step] : []));
  if (swap === undefined || otherSwaps.length > 0 || otherUnwraps.length > 0) return null;
  const isKept = isAddressEqual(swap.recipient, zeroAddress);
  // What stays in the router leaves it by an unwrap only.
  if (unwrap === undefined) return isKept ? null : { ...swap, buysPol: false };
  if (!isKept || !isWpol(exchange, swap.tokens.at(-1))) return null;
  const { least, recipient } = unwrap;
  const limit = swap.side === "exactIn" && least > swap.limit ? least : swap.limit;
  return { ...swap, limit, recipient, buysPol: true };
}

function isWpol(exchange: Exchange, token: RouterSwap["tokens"][number] | undefined): boolean {
  return token !== undefined && isAddressEqual(token, exchange.wpol);
}
