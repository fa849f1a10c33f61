import { Trans } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import { DaysSection } from "./DaysSection.tsx";
import type { PlanName } from "./fetch-report.ts";
import { OutcomesSection } from "./OutcomesSection.tsx";
import { PlanChoice } from "./PlanChoice.tsx";
import { ReportSkeleton } from "./ReportSkeleton.tsx";
import { ReportTrouble } from "./ReportTrouble.tsx";
import { SimulatorSlot } from "./SimulatorSlot.tsx";
import { SolvencySection } from "./SolvencySection.tsx";
import { Standing } from "./Standing.tsx";
import { TotalsSection } from "./TotalsSection.tsx";
import { useChainFacts } from "./use-chain-facts.ts";
import { useReport } from "./use-report.ts";

/** The live part of the page: the report of the plan that the address names, or why there is none. */
export function ReportScreen() {
  const [search] = useSearchParams();
  const plan: PlanName = search.get("plan") === "plus" ? "plus" : "core";
  const facts = useChainFacts();
  const { state, retry } = useReport(plan);
  return (
    <>
      <div className="page space-y-6 pt-8 pb-12">
        {facts?.plus && <PlanChoice plan={plan} />}
        <Standing plan={plan} report={state.status === "ready" ? state.report : null} />
        {state.status === "failed" && <ReportTrouble seconds={state.retryInSeconds} retry={retry} />}
        <noscript>
          <p>
            <Trans>
              The drawings are made in your browser, with JavaScript. Without it, take the table or the JSON:
              they hold every figure.
            </Trans>
          </p>
        </noscript>
      </div>
      {state.status === "waiting" && <ReportSkeleton />}
      {state.status === "ready" && (
        <>
          <SolvencySection report={state.report} facts={facts} plan={plan} />
          <OutcomesSection report={state.report} />
          <DaysSection rounds={state.report.rounds} />
          <TotalsSection totals={state.report.totals} outcomes={state.report.outcomes} />
        </>
      )}
      <SimulatorSlot />
    </>
  );
}
