import type { PlanName } from "@canopy/shared/api/primitives";
import type { ReportData, Solvency } from "@canopy/shared/api/report";
import { formatAmount } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import type { ChainFacts } from "../../../features/report/use-chain-facts.ts";
import { PageSection } from "../../../layout/PageSection.tsx";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { CheckIt } from "./CheckIt.tsx";
import { DebtTable } from "./DebtTable.tsx";
import { HeldAndOwed } from "./HeldAndOwed.tsx";

/** Whether the contract holds what it owes, and how to verify it. */
export function SolvencySection({
  report,
  facts,
  plan,
}: {
  readonly report: ReportData | null;
  readonly facts: ChainFacts | null;
  readonly plan: PlanName;
}) {
  return (
    <PageSection
      id="solvency"
      sheet
      title={<Trans>Does it hold what it owes?</Trans>}
      height="[--height:108rem] sm:[--height:82rem] lg:[--height:52rem]"
    >
      {report && (
        <>
          <Verdict solvency={report.solvency} />
          <HeldAndOwed solvency={report.solvency} />
          <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-2">
            <DebtTable debts={report.solvency.debts} />
            <CheckIt facts={facts} plan={plan} blockNumber={report.blockNumber} />
          </div>
        </>
      )}
    </PageSection>
  );
}

function Verdict({ solvency }: { readonly solvency: Solvency }) {
  if (solvency.held === null || solvency.surplus === null) {
    return (
      <Notice tone="warning">
        <Trans>
          The node currently cannot say what the contract held after this block, so you see only what it owes.
          You can ask the contract itself at any time: see below.
        </Trans>
      </Notice>
    );
  }
  const surplus = BigInt(solvency.surplus);
  const unknownExcess = BigInt(solvency.unknownExcess);
  const difference = <Amount value={formatAmount(surplus < 0n ? -surplus : surplus)} unit="POL" />;
  if (surplus < 0n) {
    return (
      <Notice tone="danger" title={<Trans>It holds less than it owes</Trans>}>
        <Trans>
          According to this index, {difference} is missing. The contract's rules do not allow that, so the
          index may be wrong: check it as described below before you pay anything.
        </Trans>
      </Notice>
    );
  }
  return (
    <p className="max-w-[62ch] text-lg">
      {surplus === 0n ? (
        <Trans>
          <strong className="font-[600] text-leaf-deep">Yes, to the last wei.</strong> It holds exactly what
          it owes.
        </Trans>
      ) : (
        <Trans>
          <strong className="font-[600] text-leaf-deep">Yes.</strong> It holds {difference} more than it owes:
          someone sent that amount without buying anything.
        </Trans>
      )}{" "}
      {surplus > 0n && unknownExcess > 0n && (
        <Trans>
          Up to <Amount value={formatAmount(unknownExcess)} unit="POL" /> of that may belong to members who
          paid through another contract.
        </Trans>
      )}
    </p>
  );
}
