import type { PlanName } from "@canopy/shared/api/primitives";
import { Trans } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import { useChainFacts } from "../../features/report/use-chain-facts.ts";
import { useReport } from "../../features/report/use-report.ts";
import { StaleFigures } from "../../layout/StaleFigures.tsx";
import { DaysSection } from "./days/DaysSection.tsx";
import { MonthsSection } from "./months/MonthsSection.tsx";
import { OutcomesSection } from "./outcomes/OutcomesSection.tsx";
import { PlanChoice } from "./PlanChoice.tsx";
import { ReportError } from "./ReportError.tsx";
import { SimulatorSlot } from "./SimulatorSlot.tsx";
import { Standing } from "./Standing.tsx";
import { SolvencySection } from "./solvency/SolvencySection.tsx";
import { TotalsSection } from "./TotalsSection.tsx";
import { useTurns } from "./use-turns.ts";

/** The report of the plan in the URL, or why it failed to load. */
export function ReportScreen() {
  const [search] = useSearchParams();
  const plan: PlanName = search.get("plan") === "plus" ? "plus" : "core";
  const chain = useChainFacts();
  const { state, retry } = useReport(plan);
  const facts = chain.status === "ready" ? chain.data : null;
  // Wait for both, because a later part would shift the layout.
  const report = state.status === "ready" && chain.status !== "waiting" ? state.report : null;
  const turns = useTurns(report !== null, 5);
  const inTurn = (turn: number) => (turns >= turn ? report : null);
  return (
    <>
      <div className="page space-y-6 pt-8 pb-12">
        {/* Reserves the space, also for a single plan. */}
        <div className="min-h-12">{facts?.plus && <PlanChoice plan={plan} />}</div>
        <Standing plan={plan} report={report} />
        <StaleFigures />
        {state.status === "failed" && <ReportError seconds={state.retryInSeconds} retry={retry} />}
        <noscript>
          <p>
            <Trans>
              The charts need JavaScript. Without it, use the table or the JSON: they hold every figure.
            </Trans>
          </p>
        </noscript>
      </div>
      {state.status !== "failed" && (
        <>
          <SolvencySection report={inTurn(1)} facts={facts} plan={plan} />
          <OutcomesSection report={inTurn(2)} />
          <DaysSection report={inTurn(3)} />
          <MonthsSection report={inTurn(4)} facts={facts} plan={plan} />
          <TotalsSection report={inTurn(5)} />
        </>
      )}
      <SimulatorSlot />
    </>
  );
}
