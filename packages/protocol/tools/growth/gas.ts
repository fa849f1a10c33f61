import snapshot from "../../../../contracts/snapshots/Gas.json" with { type: "json" };

/** Gas of settlement. */
export interface SettlementGas {
  /** To carry one node's units one step up, with its part of closing and transaction. */
  carry: number;
  /** In addition, for a member's first points of a day. */
  firstPoints: number;
}

/** Measured by `npm run snapshots:gas`. */
export const measured: SettlementGas = {
  carry: Number(snapshot["carry, per node of a chain of 600"]),
  firstPoints: Number(snapshot["first points of a day"]),
};

/** Upper bounds of `docs/plan.md`. */
export const targets: SettlementGas = { carry: 6_000, firstPoints: 55_000 };

export const estimateGas = (load: { touched: number; pointy: number }, gas: SettlementGas): number =>
  load.touched * gas.carry + load.pointy * gas.firstPoints;

/** POL for `gas` at a price in gwei. */
export const polFor = (gas: number, gwei: number): number => (gas * gwei) / 1e9;
