import type { ReportMonth } from "@canopy/shared/api/report";
import { formatAmount } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount, formatRatio } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { daySpan } from "../../../ui/charts/days.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Cell, HeadCell, NumbersHead, Table } from "../../../ui/primitives/Table.tsx";
import { monthDays } from "./months.ts";

/** The HeroPool of each month, with the newest month first. */
export function HeroPoolTable({ months }: { readonly months: readonly ReportMonth[] }) {
  const { t } = useLingui();
  return (
    <Table caption={t`The HeroPool by month; amounts in POL`}>
      <NumbersHead
        rows={t`Month`}
        numbers={[
          t`Points per unit`,
          t`HeroPool`,
          t`Heroes`,
          t`Knights`,
          t`Shares`,
          t`Value of a share`,
          t`Left to the commons`,
        ]}
      />
      <tbody>
        {months.toReversed().map((month) => (
          <MonthRow key={month.month} month={month} />
        ))}
      </tbody>
    </Table>
  );
}

function MonthRow({ month }: { readonly month: ReportMonth }) {
  const locale = useLocale();
  const { startsAt, pointsPerUnit, pot, heroes, knights, shares, shareValue, rest } = month;
  const { from, to } = monthDays(startsAt);
  return (
    <tr>
      <HeadCell scope="row">{daySpan(from, to, locale)}</HeadCell>
      <Cell numeric>{pointsPerUnit === null ? "–" : formatRatio(pointsPerUnit, locale)}</Cell>
      <Cell numeric>
        <Amount value={formatAmount(BigInt(pot))} />
      </Cell>
      <Cell numeric>{formatCount(heroes, locale)}</Cell>
      <Cell numeric>{formatCount(knights, locale)}</Cell>
      <Cell numeric>{formatCount(shares, locale)}</Cell>
      <Cell numeric>{untilClosed(shareValue)}</Cell>
      <Cell numeric>{untilClosed(rest)}</Cell>
    </tr>
  );
}

/** An amount that the closing of the month's window fixes. */
function untilClosed(amount: string | null): ReactNode {
  if (amount !== null) return <Amount value={formatAmount(BigInt(amount))} />;
  return (
    <span className="text-quiet">
      <Trans>not fixed yet</Trans>
    </span>
  );
}
