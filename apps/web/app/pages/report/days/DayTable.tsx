import { formatAmount } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { fullDay } from "../../../ui/charts/days.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Cell, HeadCell, NumbersHead, Table } from "../../../ui/primitives/Table.tsx";
import type { Day } from "./day-series.ts";

/** Rows shown initially. */
const FEW = 10;

/** The charts' figures as a table, with the newest day first. */
export function DayTable({ id, rounds }: { readonly id: string; readonly rounds: readonly Day[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [all, setAll] = useState(false);
  const newest = rounds.toReversed();
  const shown = all ? newest : newest.slice(0, FEW);
  return (
    <div className="space-y-4">
      <div id={id}>
        <Table caption={t`Each day in figures; amounts in POL`}>
          <NumbersHead
            rows={t`Day`}
            numbers={[
              t`Entered`,
              t`Paid to members`,
              t`Day pool`,
              t`Paid points`,
              t`Flash, unpaid`,
              t`Joined`,
            ]}
          />
          <tbody>
            {shown.map((round) => (
              <DayRow key={round.round} round={round} />
            ))}
          </tbody>
        </Table>
      </div>
      {rounds.length > FEW && (
        <Button variant="secondary" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? (
            <Trans>Show only the newest</Trans>
          ) : (
            <Trans>Show all {formatCount(rounds.length, locale)} days</Trans>
          )}
        </Button>
      )}
    </div>
  );
}

function DayRow({ round }: { readonly round: Day }) {
  const locale = useLocale();
  const { startsAt, entered, paidOut, pool, points, flash, joined } = round;
  const count = (value: number | null) => (value === null ? <NotYet /> : formatCount(value, locale));
  return (
    <tr>
      <HeadCell scope="row">{fullDay(startsAt, locale)}</HeadCell>
      <Cell numeric>
        <Amount value={formatAmount(entered)} />
      </Cell>
      <Cell numeric>{paidOut === null ? <NotYet /> : <Amount value={formatAmount(paidOut)} />}</Cell>
      <Cell numeric>
        <Amount value={formatAmount(pool)} />
      </Cell>
      <Cell numeric>{count(points)}</Cell>
      <Cell numeric>{count(flash)}</Cell>
      <Cell numeric>{count(joined)}</Cell>
    </tr>
  );
}

function NotYet() {
  return (
    <span className="text-quiet">
      <Trans>not settled yet</Trans>
    </span>
  );
}
