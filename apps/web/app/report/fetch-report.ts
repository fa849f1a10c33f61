import { apiBase } from "../api/api-base.ts";
import { type Report, reportSchema } from "./report-schema.ts";

export type PlanName = "core" | "plus";

/** Milliseconds after which a request is given up. */
const TIMEOUT = 30_000;

/** Why there is no report. */
export class ReportUnavailable extends Error {
  override readonly name = "ReportUnavailable";
  /** Seconds after which the server wants to be asked again (Retry-After); null where it does not say. */
  readonly retryAfter: number | null;

  constructor(message: string, options: { retryAfter?: number | null; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.retryAfter = options.retryAfter ?? null;
  }
}

/** Where a plan's report is, as JSON or as a table. */
export function reportPath(plan: PlanName, format: "json" | "csv"): string {
  return `${apiBase}/reports/basic${format === "csv" ? ".csv" : ""}?plan=${plan}`;
}

/** @throws ReportUnavailable whatever went wrong; the caller's own abort as it is */
export async function fetchReport(plan: PlanName, signal: AbortSignal): Promise<Report> {
  try {
    const response = await fetch(`${reportPath(plan, "json")}&_t=${Date.now()}`, {
      headers: { Accept: "application/json" },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    });
    if (!response.ok) {
      const retryAfter = secondsOf(response.headers.get("retry-after"));
      throw new ReportUnavailable(`HTTP ${response.status}`, { retryAfter });
    }
    const body: unknown = await response.json();
    const data = typeof body === "object" && body !== null && "data" in body ? body.data : undefined;
    return reportSchema.parse(data);
  } catch (error) {
    if (signal.aborted || error instanceof ReportUnavailable) throw error;
    throw new ReportUnavailable("No report came", { cause: error });
  }
}

/** The seconds of a Retry-After header; null for none, and for a date, which our server never sends. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null;
}

/**
 * Milliseconds until a report is asked for again after the `attempt`-th failure in a row (from 1 on): as the server
 * wishes, else 5, 10, 20, 40 s and then every minute.
 */
export function retryDelay(retryAfter: number | null, attempt: number): number {
  const seconds = retryAfter ?? 5 * 2 ** (attempt - 1);
  return Math.min(60, Math.max(1, seconds)) * 1_000;
}
