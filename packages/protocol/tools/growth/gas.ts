/** What settling costs on chain, in gas. */
export interface SettlementGas {
  /** To carry one node's units one step up, the closing of the round and the transaction itself included. */
  carry: number;
  /** On top of it, the first points of a member's day. */
  firstPoints: number;
}

/** As `npm run bench:gas` measures them. */
export const measured: SettlementGas = { carry: 5_981, firstPoints: 25_612 };

/** What they may cost at most: `docs/plan.md`. */
export const targets: SettlementGas = { carry: 6_000, firstPoints: 55_000 };

export const gasOf = (load: { touched: number; pointy: number }, gas: SettlementGas): number =>
  load.touched * gas.carry + load.pointy * gas.firstPoints;

/** POL for `gas` at a price in gwei. */
export const polFor = (gas: number, gwei: number): number => (gas * gwei) / 1e9;
