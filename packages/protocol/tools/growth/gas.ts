import { readFileSync } from "node:fs";
import { z } from "zod/mini";

/** Gas of settlement. */
export interface SettlementGas {
  /** To carry one node's units one step up, with its part of closing and transaction. */
  carry: number;
  /** In addition, for a member's first points of a day. */
  firstPoints: number;
}

const snapshotSchema = z.object({
  "carry, per node of a chain of 600": z.coerce.number(),
  "first points of a day": z.coerce.number(),
});
const snapshotFile = new URL("../../../../contracts/snapshots/Gas.json", import.meta.url);
const snapshot = snapshotSchema.parse(JSON.parse(readFileSync(snapshotFile, "utf8")));

/** Measured by `npm run snapshots:gas`. */
export const measured: SettlementGas = {
  carry: snapshot["carry, per node of a chain of 600"],
  firstPoints: snapshot["first points of a day"],
};

/** Upper bounds of `docs/plan.md`. */
export const targets: SettlementGas = { carry: 6_000, firstPoints: 55_000 };

export const estimateGas = (load: { touched: number; pointy: number }, gas: SettlementGas): number =>
  load.touched * gas.carry + load.pointy * gas.firstPoints;

/** POL for `gas` at a price in gwei. */
export const polFor = (gas: number, gwei: number): number => (gas * gwei) / 1e9;
