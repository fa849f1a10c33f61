import type { PlanName } from "@canopy/shared/api/primitives";
import { type ReportData, reportDataSchema } from "@canopy/shared/api/report";
import { apiBase } from "../../api/api-base.ts";
import { api } from "../../api/client.ts";

/** The URL of a plan's report, as JSON or CSV. */
export function reportPath(plan: PlanName, format: "json" | "csv"): string {
  return `${apiBase}/reports/basic${format === "csv" ? ".csv" : ""}?plan=${plan}`;
}

export function fetchReport(plan: PlanName, signal: AbortSignal): Promise<ReportData> {
  return api.get("/reports/basic", reportDataSchema, { query: { plan }, signal });
}

/**
 * Milliseconds until the next attempt after the `attempt`-th failure in a row (from 1 on): the server's Retry-After, or else 5,
 * 10, 20, 40 s and then every minute.
 */
export function retryDelay(retryAfter: number | null, attempt: number): number {
  const seconds = retryAfter ?? 5 * 2 ** (attempt - 1);
  return Math.min(60, Math.max(1, seconds)) * 1_000;
}
