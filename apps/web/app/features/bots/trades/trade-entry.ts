import type { Token } from "@canopy/swap/types";
import type { Address, Hash } from "viem";

/** An execution of a vault's rule, from the chain. */
export interface TradeEntry {
  readonly hash: Hash;
  /** Place in its block: a transaction can execute several rules. */
  readonly index: number;
  readonly block: number;
  readonly at: Date;
  /** The rule's number, which another rule can have had before. */
  readonly rule: number;
  readonly from: Token;
  readonly to: Token;
  readonly amountIn: bigint;
  readonly amountOut: bigint;
  /** What `amountIn` was worth by the feeds, in smallest units of `to`. */
  readonly oracleOut: bigint;
  /** Wei that the keeper got. */
  readonly fee: bigint;
  readonly keeper: Address;
  /** Millionths of the pools' fees; null if a pool does not say. */
  readonly poolFee: number | null;
}
