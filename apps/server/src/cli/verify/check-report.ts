import type { Database } from "../../database/tables.ts";
import { presentReport, readFigures } from "../../report/figures.ts";
import { readContract } from "../../report/read-contract.ts";
import { readStoredReport } from "../../report/store-report.ts";
import type { Comparison, Figure } from "./comparison.ts";
import type { PlanAt } from "./contract.ts";

/** The report that the index has stored. One of an earlier block than the index cannot be compared. */
export interface StoredReport {
  block: string;
  isCompared: boolean;
}

/**
 * Compares each figure of the stored report with one that is computed from the index now.
 *
 * @returns null when the index has no report, as one that was just built
 */
export async function checkReport(
  database: Database,
  { name, node, at }: PlanAt,
  comparison: Comparison,
): Promise<StoredReport | null> {
  const stored = await readStoredReport(database, name);
  if (stored === null) return null;
  const block = stored.blockNumber;
  if (stored.blockHash !== at.blockHash) return { block, isCompared: false };
  const figures = await readFigures(database, name);
  if (figures === null) throw new Error("The index has a report but no plan");
  const openMonths = figures.debts.months.filter(({ isShared }) => !isShared).map(({ month }) => month);
  // A report says so when the node did not return the plan's balance.
  const isBalanceKnown = stored.solvency.held !== null;
  const plan = { plan: at.address, blockHash: at.blockHash, openMonths };
  const computed = presentReport(figures, isBalanceKnown ? await readContract(node, plan) : null);
  comparison.compare({ plan: name, of: "the report" }, flatten(stored), flatten(computed));
  return { block, isCompared: true };
}

/** The figures by their paths, such as `rounds.3.units`. */
function flatten(value: unknown, path = ""): Record<string, Figure> {
  if (typeof value !== "object" || value === null) return { [path]: String(value) };
  // The length of a list shows a part that only one of two has.
  const entries = Object.entries(Array.isArray(value) ? { ...value, length: value.length } : value);
  const parts = entries.map(([key, part]) => flatten(part, path === "" ? key : `${path}.${key}`));
  return Object.assign({}, ...parts);
}
