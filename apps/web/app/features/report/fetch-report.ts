import { apiBase } from "../../api/api-base.ts";
import { readPublicData } from "../../api/use-public-data.ts";
import { type Report, reportSchema } from "./report-schema.ts";

export type PlanName = "core" | "plus";

/** Where a plan's report is, as JSON or as a table. */
export function reportPath(plan: PlanName, format: "json" | "csv"): string {
  return `${apiBase}/reports/basic${format === "csv" ? ".csv" : ""}?plan=${plan}`;
}

/** Reads a plan's report. Fails as `readPublicData` does. */
export function fetchReport(plan: PlanName, signal: AbortSignal): Promise<Report> {
  return readPublicData(`reports/basic?plan=${plan}`, reportSchema, signal);
}

/**
 * Milliseconds until a report is asked for again after the `attempt`-th failure in a row (from 1 on): as the server
 * wishes, else 5, 10, 20, 40 s and then every minute.
 */
export function retryDelay(retryAfter: number | null, attempt: number): number {
  const seconds = retryAfter ?? 5 * 2 ** (attempt - 1);
  return Math.min(60, Math.max(1, seconds)) * 1_000;
}
