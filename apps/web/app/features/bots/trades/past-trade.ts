import type { LoggedTrade } from "@canopy/strategies/vault/parse-trades";

/** An execution of a vault's rule, from the chain. */
export interface PastTrade extends Omit<LoggedTrade, "pools"> {
  readonly block: number;
  readonly at: Date;
  /** Millionths of the pools' fees; null if a pool does not say. */
  readonly poolFee: number | null;
}
