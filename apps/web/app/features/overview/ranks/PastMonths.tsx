import { formatSmallAmount } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import type { MemberRanks, RankMonth } from "../../../chain/read-ranks.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Cell, HeadCell, Table } from "../../../ui/primitives/Table.tsx";
import type { RoundClock } from "./rank-state.ts";
import { useMonthSpan } from "./use-month-span.ts";

/** What a share was worth in past months, and what the member had of it. */
export function PastMonths({ ranks, clock }: { readonly ranks: MemberRanks; readonly clock: RoundClock }) {
  const { t } = useLingui();
  const toSpan = useMonthSpan(clock);
  const past = ranks.months.filter(({ shareValue }) => shareValue !== null);
  if (past.length === 0) {
    return (
      <p className="text-quiet text-sm">
        <Trans>
          No month has paid shares yet. They are paid from the month's HeroPool, after its claim window
          closes.
        </Trans>
      </p>
    );
  }
  return (
    <Table caption={t`What a share was worth`}>
      <thead>
        <tr>
          <HeadCell className="max-sm:pe-3">
            <Trans>Month</Trans>
          </HeadCell>
          <HeadCell className="max-sm:whitespace-normal max-sm:pe-3">
            <Trans>Your rank</Trans>
          </HeadCell>
          <HeadCell numeric className="max-sm:pe-3">
            <Trans>A share</Trans>
          </HeadCell>
          <HeadCell numeric>
            <Trans>Yours</Trans>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {past.map((month) => (
          <Row key={month.month} month={month} span={toSpan(month.month)} />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps {
  readonly month: RankMonth;
  readonly span: string;
}

function Row({ month: { rank, shares, shareValue }, span }: RowProps) {
  const value = shareValue ?? 0n;
  return (
    <tr>
      {/* On phones the name of the month wraps, so that no column is cut off. */}
      <HeadCell scope="row" className="max-sm:whitespace-normal max-sm:pe-3">
        {span}
      </HeadCell>
      <Cell className="max-sm:pe-3">
        {rank === null ? (
          <span className="text-quiet">
            <Trans>none</Trans>
          </span>
        ) : rank === "hero" ? (
          <Trans>Hero</Trans>
        ) : (
          <Trans>Knight</Trans>
        )}
      </Cell>
      <Cell numeric className="max-sm:pe-3">
        <Amount value={formatSmallAmount(value)} unit="POL" />
      </Cell>
      <Cell numeric>
        <Amount value={formatSmallAmount(value * BigInt(shares))} unit="POL" />
      </Cell>
    </tr>
  );
}
