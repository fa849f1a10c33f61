import type { Asset, Side, VenueName } from "@canopy/swap/types";

/** A swap, or POL that was wrapped or unwrapped, as a block holds it. Amounts are in smallest units. */
export interface PastSwap {
  readonly hash: string;
  readonly block: number;
  /** Of the transaction in its block. */
  readonly index: number;
  readonly at: Date;
  /** Null for POL that became WPOL, or WPOL that became POL. */
  readonly venue: VenueName | null;
  readonly side: Side;
  readonly from: Asset;
  readonly to: Asset;
  readonly amountIn: bigint;
  readonly amountOut: bigint;
  /** The least to receive, or the most to send, by `side`. Null where there is none. */
  readonly limit: bigint | null;
  /** The network fee in wei. */
  readonly fee: bigint;
  /** What this browser was quoted for it. */
  readonly quote: { readonly amountIn: bigint; readonly amountOut: bigint } | null;
}
