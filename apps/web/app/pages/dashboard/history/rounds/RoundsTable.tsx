import type { ActivityDay } from "@canopy/shared/api/activity";
import type { PlanName } from "@canopy/shared/api/primitives";
import { addRounded, createCarry, type Rounded } from "@canopy/shared/rounding";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { shortDay } from "../../../../ui/charts/days.ts";
import { RoundedPOL } from "../../../../ui/primitives/Amount.tsx";
import { classes } from "../../../../ui/primitives/classes.ts";
import { Cell, HeadCell, NumbersHead, Table } from "../../../../ui/primitives/Table.tsx";
import { MoneyCell } from "../MoneyCell.tsx";
import { historyPath } from "../use-shown-plan.ts";

/** Of POL; the CSV has all. */
const DECIMALS = 4;

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
  const carry = createCarry(DECIMALS);
  const round = (wei: string | null) => (wei === null ? null : carry(BigInt(wei)));
  const [points, commissions, rebates] = [round(day.ptEarn), round(day.spEarn), round(day.rebates)];
  const received = [points, commissions, rebates]
    .filter((part) => part !== null)
    .reduce(addRounded, { shown: 0n, exact: 0n });
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
        <MoneyCell money={{ wei: received, usd: createCarry()(BigInt(day.earnedUSD)) }} decimals={DECIMALS} />
      </Cell>
      <Cell numeric>{formatCount(day.points, locale)}</Cell>
      <Cell numeric className={day.flash > 0 ? "text-clay" : "text-quiet"}>
        {formatCount(day.flash, locale)}
      </Cell>
      <PartCell part={points} />
      <PartCell part={commissions} />
      <PartCell part={rebates} />
    </tr>
  );
}

/** POL of a kind; null for a round that is not settled. */
function PartCell({ part }: { readonly part: Rounded | null }) {
  return (
    <Cell numeric className={classes((part === null || part.exact === 0n) && "text-quiet")}>
      {part === null ? <Trans>not settled yet</Trans> : <RoundedPOL wei={part} digits={DECIMALS} />}
    </Cell>
  );
}
