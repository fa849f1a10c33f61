import type { PlanName } from "@canopy/shared/api/primitives";
import type { ReportData } from "@canopy/shared/api/report";
import { startTransition, useCallback, useEffect, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { fetchReport, retryDelay } from "./fetch-report.ts";

/** The state of a plan's report. After a failure it is fetched again automatically. */
export type ReportState =
  | { status: "waiting" }
  | { status: "failed"; retryInSeconds: number }
  | { status: "ready"; report: ReportData };

/** Fetches a plan's report, and retries after failures. `retry` fetches immediately. */
export function useReport(plan: PlanName): { state: ReportState; retry: () => void } {
  const [state, setState] = useState<ReportState>({ status: "waiting" });
  const [asked, setAsked] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` counts manual retries
  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;

    async function ask(): Promise<void> {
      try {
        const report = await fetchReport(plan, controller.signal);
        // A transition keeps the page responsive while the report renders.
        startTransition(() => setState({ status: "ready", report }));
      } catch (error) {
        if (controller.signal.aborted) return;
        failures += 1;
        const delay = retryDelay(error instanceof ApiError ? error.retryAfter : null, failures);
        setState({ status: "failed", retryInSeconds: Math.round(delay / 1_000) });
        timer = setTimeout(() => void ask(), delay);
      }
    }

    setState((shown) => (shown.status === "waiting" ? shown : { status: "waiting" }));
    void ask();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [plan, asked]);

  return { state, retry: useCallback(() => setAsked((count) => count + 1), []) };
}
