import { formatSmallAmount, formatSmallUSD } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { shortDay } from "../../../ui/charts/days.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Cell, HeadCell, NumbersHead, Table } from "../../../ui/primitives/Table.tsx";
import type { RoundDay } from "./round-days.ts";

/** The chart's figures, the newest round first. */
export function RoundTable({ days }: { readonly days: readonly RoundDay[] }) {
  const { t } = useLingui();
  return (
    <Table caption={t`Earned a round, in POL`} hideCaption>
      <NumbersHead
        rows={t`Round`}
        numbers={[t`Points`, t`Commissions`, t`Rebates`, t`In dollars of the day`]}
      />
      <tbody>
        {days.toReversed().map((day) => (
          <Row key={day.round} day={day} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({
  day: { round, startsAt, points, commissions, rebates, earnedUSD },
}: {
  readonly day: RoundDay;
}) {
  const locale = useLocale();
  const amount = (wei: bigint | null) =>
    wei === null ? <Trans>not settled yet</Trans> : <Amount value={formatSmallAmount(wei)} />;
  return (
    <tr>
      <HeadCell scope="row">
        {formatCount(round, locale)}{" "}
        <span className="font-normal text-quiet">{shortDay(startsAt, locale)}</span>
      </HeadCell>
      <Cell numeric>{amount(points)}</Cell>
      <Cell numeric>{amount(commissions)}</Cell>
      <Cell numeric>{amount(rebates)}</Cell>
      <Cell numeric>
        <Amount value={formatSmallUSD(earnedUSD)} />
      </Cell>
    </tr>
  );
}
