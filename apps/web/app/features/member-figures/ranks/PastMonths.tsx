import { formatAmount } from "@canopy/shared/money";
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
          <HeadCell>
            <Trans>Month</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Your rank</Trans>
          </HeadCell>
          <HeadCell numeric>
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
      <HeadCell scope="row">{span}</HeadCell>
      <Cell>
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
      <Cell numeric>
        <Amount value={formatAmount(value)} unit="POL" />
      </Cell>
      <Cell numeric>
        <Amount value={formatAmount(value * BigInt(shares))} unit="POL" />
      </Cell>
    </tr>
  );
}
