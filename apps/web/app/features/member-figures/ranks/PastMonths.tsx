import { formatAmount } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import type { MemberRanks, RankMonth } from "../../../chain/read-ranks.ts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Cell, HeadCell, Table } from "../../../ui/primitives/Table.tsx";

/** What a share was worth in past months, and what the member had of it. */
export function PastMonths({ ranks }: { readonly ranks: MemberRanks }) {
  const { t } = useLingui();
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
          <Row key={month.month} month={month} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ month: { month, rank, shares, shareValue } }: { readonly month: RankMonth }) {
  const locale = useLocale();
  const value = shareValue ?? 0n;
  return (
    <tr>
      <HeadCell scope="row">{formatCount(month, locale)}</HeadCell>
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
