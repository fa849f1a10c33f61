import type { ReportData, ReportTotals } from "@canopy/shared/api/report";
import { formatAmount, formatUSD } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { PageSection } from "../../layout/PageSection.tsx";
import { Amount } from "../../ui/primitives/Amount.tsx";
import { Cell, HeadCell, NumbersHead, Table } from "../../ui/primitives/Table.tsx";

interface Line {
  readonly id: Exclude<keyof ReportTotals, "members" | "units" | "points" | "flash">;
  readonly name: ReactNode;
  /** Part of the line above. */
  readonly isPart?: boolean;
}

const lines: readonly Line[] = [
  { id: "entered", name: <Trans>Entered</Trans> },
  { id: "paidOut", name: <Trans>Paid into members' boxes</Trans> },
  { id: "rebates", name: <Trans>rebates to those who paid</Trans>, isPart: true },
  { id: "pointEarnings", name: <Trans>points</Trans>, isPart: true },
  { id: "commissions", name: <Trans>commissions of sponsors</Trans>, isPart: true },
  { id: "ranks", name: <Trans>ranks</Trans>, isPart: true },
  { id: "closingRewards", name: <Trans>rewards for settling days</Trans>, isPart: true },
  { id: "commons", name: <Trans>To the commons</Trans> },
  { id: "commonsCollected", name: <Trans>Sent to the address of the commons</Trans> },
  { id: "withdrawn", name: <Trans>Withdrawn from boxes</Trans> },
  { id: "usernameFees", name: <Trans>Fees for names</Trans> },
];

/** Totals since the plan opened, including members who earned nothing. */
export function TotalsSection({ report }: { readonly report: ReportData | null }) {
  return (
    <PageSection
      id="totals"
      title={<Trans>Since the plan opened</Trans>}
      height="[--height:62rem] sm:[--height:52rem] lg:[--height:36rem]"
    >
      {report && <SinceOpening totals={report.totals} earnedNothing={report.outcomes.earnedNothing} />}
    </PageSection>
  );
}

function SinceOpening({
  totals,
  earnedNothing,
}: {
  readonly totals: ReportTotals;
  readonly earnedNothing: number;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.6fr]">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-6">
        <Count value={formatCount(totals.members, locale)} name={<Trans>Members</Trans>} />
        <Count
          value={formatCount(earnedNothing, locale)}
          name={<Trans>paid and have earned nothing</Trans>}
        />
        <Count value={formatCount(totals.units, locale)} name={<Trans>Units bought</Trans>} />
        <Count value={formatCount(totals.points, locale)} name={<Trans>Points paid</Trans>} />
        <Count
          value={formatCount(totals.flash, locale)}
          name={<Trans>Flash: pairs above the cap, unpaid</Trans>}
        />
      </dl>
      <div className="space-y-2">
        <Table caption={t`Amounts since the plan opened`} hideCaption>
          <NumbersHead rows={t`Amount`} numbers={["POL", "USD"]} />
          <tbody>
            {lines.map(({ id, name, isPart = false }) => (
              <tr key={id} className={isPart ? "text-quiet" : "font-[550]"}>
                <HeadCell scope="row" className={isPart ? "whitespace-normal! ps-5" : "whitespace-normal!"}>
                  {name}
                </HeadCell>
                <Cell numeric>
                  <Amount value={formatAmount(BigInt(totals[id].wei))} />
                </Cell>
                <Cell numeric>
                  <Amount value={formatUSD(BigInt(totals[id].usd))} />
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
        <p className="text-quiet text-sm">
          <Trans>Dollars are at the price of each day.</Trans>
        </p>
      </div>
    </div>
  );
}

function Count({ value, name }: { readonly value: string; readonly name: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-quiet text-sm">{name}</dt>
      <dd className="font-display text-3xl">{value}</dd>
    </div>
  );
}
