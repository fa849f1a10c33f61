import type { MemberData } from "@canopy/shared/api/members";
import { formatAmount } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import { TransactionLink } from "../../../features/transactions/TransactionLink.tsx";
import { formatCount, formatMoment } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Card } from "../../../ui/primitives/Card.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import { CardHeading } from "./CardHeading.tsx";
import type { useMemberRecord } from "./use-overview.ts";

/** The member's entries. */
export function EntriesCard({ record }: { readonly record: ReturnType<typeof useMemberRecord> }) {
  return (
    <Card aria-labelledby="entries" className="space-y-4">
      <CardHeading id="entries">
        <Trans>Your entries</Trans>
      </CardHeading>
      {record.data ? (
        <EntryList entries={record.data.entries} />
      ) : record.isPending ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <Notice
          action={
            <Button size="small" variant="secondary" onClick={() => void record.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The list is still loading. A new entry appears a few seconds after its block.</Trans>
        </Notice>
      )}
    </Card>
  );
}

function EntryList({ entries }: { readonly entries: MemberData["entries"] }) {
  const locale = useLocale();
  if (entries.length === 0) {
    return (
      <p className="text-quiet">
        <Trans>None so far. Buy your first unit to take part in a round.</Trans>
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <li
          key={`${entry.transactionHash}-${entry.kind}`}
          className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0.5 py-3"
        >
          <p className="font-[550]">
            {entry.kind === "register" ? <Trans>Registration</Trans> : <Trans>Top-up</Trans>}
          </p>
          <p className="text-end font-[550]">
            <Amount value={formatAmount(BigInt(entry.value))} unit="POL" />
          </p>
          <p className="flex flex-wrap items-center gap-x-3 text-quiet text-sm">
            <time dateTime={entry.at}>{formatMoment(new Date(entry.at), locale)}</time>
            <TransactionLink hash={entry.transactionHash} />
          </p>
          <p className="text-end text-quiet text-sm">
            <UnitsInRound units={formatCount(entry.units, locale)} round={formatCount(entry.round, locale)} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function UnitsInRound({ units, round }: { readonly units: string; readonly round: string }) {
  return (
    <Trans>
      Units: {units} · Round {round}
    </Trans>
  );
}
