import type { ActivityDay } from "@canopy/shared/api/activity";
import type { PlanName } from "@canopy/shared/api/primitives";
import { formatAmount } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { shortDay } from "../../../../ui/charts/days.ts";
import { Amount } from "../../../../ui/primitives/Amount.tsx";
import { classes } from "../../../../ui/primitives/classes.ts";
import { Cell, HeadCell, NumbersHead, Table } from "../../../../ui/primitives/Table.tsx";
import { MoneyCell } from "../MoneyCell.tsx";
import { historyPath } from "../use-shown-plan.ts";

interface RoundsTableProps {
  readonly days: readonly ActivityDay[];
  readonly plan: PlanName;
}

/** What each round gave, in POL and in dollars at its price. The sum is first: phones scroll to its parts. */
export function RoundsTable({ days, plan }: RoundsTableProps) {
  const { t } = useLingui();
  return (
    <Table caption={t`What each round gave, in POL`} hideCaption>
      <NumbersHead
        rows={t`Round`}
        numbers={[t`Received`, t`Your points`, t`Flash`, t`For points`, t`Commissions`, t`Rebates`]}
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
    wei === null ? (
      <span className="text-quiet">
        <Trans>not settled yet</Trans>
      </span>
    ) : (
      <Amount
        value={formatAmount(BigInt(wei), 18, 4)}
        className={classes(BigInt(wei) === 0n && "text-quiet")}
      />
    );
  const received = [day.ptEarn, day.spEarn, day.rebates].reduce((sum, wei) => sum + BigInt(wei ?? 0), 0n);
  return (
    <tr>
      <HeadCell scope="row">
        <span className="flex gap-2 tabular-nums">
          {/* The dates are below each other. */}
          <span className="min-w-[3ch]">
            {day.closed ? (
              <Link
                to={historyPath(`/rounds/${day.round}`, plan)}
                className="text-leaf underline underline-offset-4 hover:text-leaf-deep"
              >
                {number}
              </Link>
            ) : (
              number
            )}
          </span>{" "}
          <span className="font-normal text-quiet">{shortDay(new Date(day.startsAt), locale)}</span>
        </span>
      </HeadCell>
      <Cell numeric>
        <MoneyCell money={{ wei: received, usd: BigInt(day.earnedUSD) }} decimals={4} />
      </Cell>
      <Cell numeric>{formatCount(day.points, locale)}</Cell>
      <Cell numeric className={day.flash > 0 ? "text-clay" : "text-quiet"}>
        {formatCount(day.flash, locale)}
      </Cell>
      <Cell numeric>{amount(day.ptEarn)}</Cell>
      <Cell numeric>{amount(day.spEarn)}</Cell>
      <Cell numeric>{amount(day.rebates)}</Cell>
    </tr>
  );
}
