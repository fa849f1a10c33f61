import type { ActivityDay } from "@canopy/shared/api/activity";
import type { PlanName } from "@canopy/shared/api/primitives";
import { formatAmount, formatUSD } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { shortDay } from "../../../../ui/charts/days.ts";
import { Amount } from "../../../../ui/primitives/Amount.tsx";
import { Cell, HeadCell, NumbersHead, Table } from "../../../../ui/primitives/Table.tsx";
import { historyPath } from "../use-shown-plan.ts";

interface RoundsTableProps {
  readonly days: readonly ActivityDay[];
  readonly plan: PlanName;
}

/** What each round gave, in POL and in dollars at its price. */
export function RoundsTable({ days, plan }: RoundsTableProps) {
  const { t } = useLingui();
  return (
    <Table caption={t`What each round gave, in POL`} hideCaption>
      <NumbersHead
        rows={t`Round`}
        numbers={[
          t`Your points`,
          t`Flash`,
          t`For points`,
          t`Commissions`,
          t`Rebates`,
          t`In dollars of the day`,
        ]}
      />
      <tbody>
        {days.map((day) => (
          <Row key={day.round} day={day} plan={plan} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ day, plan }: { readonly day: ActivityDay; readonly plan: PlanName }) {
  const locale = useLocale();
  const number = formatCount(day.round, locale);
  const amount = (wei: string | null) =>
    wei === null ? <Trans>not settled yet</Trans> : <Amount value={formatAmount(BigInt(wei), 18, 4)} />;
  return (
    <tr>
      <HeadCell scope="row">
        {day.closed ? (
          <Link
            to={historyPath(`/rounds/${day.round}`, plan)}
            className="text-leaf underline underline-offset-4 hover:text-leaf-deep"
          >
            {number}
          </Link>
        ) : (
          number
        )}{" "}
        <span className="font-normal text-quiet">{shortDay(new Date(day.startsAt), locale)}</span>
      </HeadCell>
      <Cell numeric>{formatCount(day.points, locale)}</Cell>
      <Cell numeric className={day.flash > 0 ? "text-clay" : undefined}>
        {formatCount(day.flash, locale)}
      </Cell>
      <Cell numeric>{amount(day.ptEarn)}</Cell>
      <Cell numeric>{amount(day.spEarn)}</Cell>
      <Cell numeric>{amount(day.rebates)}</Cell>
      <Cell numeric>
        <Amount value={formatUSD(BigInt(day.earnedUSD))} />
      </Cell>
    </tr>
  );
}
