import type { ReportData } from "@canopy/shared/api/report";
import { Trans } from "@lingui/react/macro";
import { toHundred, totalReturn } from "../../../features/report/outcome-figures.ts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { PageSection } from "../../../layout/PageSection.tsx";
import { DecileChart } from "./DecileChart.tsx";
import { HundredMembers } from "./HundredMembers.tsx";
import { MonthTable } from "./MonthTable.tsx";
import { formatWholePercent } from "./percent.ts";

/** Outcomes of all members who paid. */
export function OutcomesSection({ report }: { readonly report: ReportData | null }) {
  return (
    <PageSection
      id="outcomes"
      title={<Trans>Who earned what</Trans>}
      height="[--height:86rem] sm:[--height:83rem] lg:[--height:73rem]"
    >
      {report && <Outcomes report={report} />}
    </PageSection>
  );
}

function Outcomes({ report }: { readonly report: ReportData }) {
  const { outcomes, outcomesByMonth, rounds } = report;
  const locale = useLocale();
  const hundred = toHundred(outcomes);
  const [anyRound] = rounds;
  if (hundred === null || anyRound === undefined) {
    return (
      <p className="max-w-[62ch] text-lg text-quiet">
        <Trans>
          No one has paid anything yet, so no one has earned anything. Figures appear with the first entry.
        </Trans>
      </p>
    );
  }
  const all = totalReturn(outcomes);
  const percent = (ratio: number) => formatWholePercent(ratio, locale);
  return (
    <>
      <HundredMembers hundred={hundred} outcomes={outcomes} />
      <p className="max-w-[66ch]">
        {outcomes.medianRatio !== null && (
          <Trans>The member in the middle got back {percent(outcomes.medianRatio)} of what they paid.</Trans>
        )}{" "}
        {all !== null && (
          <Trans>
            All of them together got back {percent(all)}: what one member earns is what others paid.
          </Trans>
        )}
      </p>
      {outcomes.ratioDeciles && (
        <DecileChart ratios={outcomes.ratioDeciles} nets={outcomes.netDeciles} members={outcomes.members} />
      )}
      {outcomesByMonth.length > 0 && <MonthTable months={outcomesByMonth} anyRound={anyRound} />}
      <p className="max-w-[66ch] text-quiet text-sm">
        <Trans>
          It counts everyone who bought units. Paid: entries, network fees and fees for names. Earned:
          everything that went into a member's box, withdrawn or not. Both are in POL, whose own price changes
          too.
        </Trans>{" "}
        {report.membersWithoutUnits > 0 && (
          <Trans>
            It leaves out {formatCount(report.membersWithoutUnits, locale)} members who hold a seat and paid
            nothing for it.
          </Trans>
        )}{" "}
        {report.entriesWithoutGas > 0 && (
          <Trans>
            The network fees of {formatCount(report.entriesWithoutGas, locale)} payments are not known yet.
          </Trans>
        )}
      </p>
    </>
  );
}
