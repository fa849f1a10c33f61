import type { CalculationData } from "@canopy/shared/api/calculation";
import { Trans, useLingui } from "@lingui/react/macro";
import { TransactionLink } from "../../../../features/transactions/TransactionLink.tsx";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { Cell, HeadCell, Table } from "../../../../ui/primitives/Table.tsx";

type Entry = NonNullable<CalculationData["entries"]>["items"][number];

interface ArrivalsProps {
  readonly legs: CalculationData["legs"];
  readonly entries: readonly Entry[];
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  load(): void;
}

/** The entries of the round below the member, and whether they add up to what reached the legs. */
export function Arrivals({ legs, entries, hasMore, isLoading, load }: ArrivalsProps) {
  const { t } = useLingui();
  if (legs === null) return null;
  if (entries.length === 0) {
    return (
      <p className="max-w-[60ch] text-quiet">
        <Trans>No one below you bought units in this round.</Trans>
      </p>
    );
  }
  return (
    <div className="min-w-0">
      <Table caption={t`Entries below you`} hideCaption className="max-h-96 overflow-y-auto">
        <thead>
          <tr>
            <HeadCell>
              <Trans>Member</Trans>
            </HeadCell>
            <HeadCell>
              <Trans>Leg</Trans>
            </HeadCell>
            <HeadCell numeric>
              <Trans>Units</Trans>
            </HeadCell>
            <HeadCell numeric>
              <Trans>Block</Trans>
            </HeadCell>
            <HeadCell>
              <Trans>Transaction</Trans>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a transaction can have several entries
            <Row key={`${entry.transactionHash}-${index}`} entry={entry} />
          ))}
        </tbody>
      </Table>
      <div className="flex flex-wrap items-center justify-between gap-3 pt-3 text-sm">
        <p role="status" className="text-quiet">
          {hasMore ? <Part entries={entries} legs={legs} /> : <Whole entries={entries} legs={legs} />}
        </p>
        {hasMore && (
          <Button size="small" variant="secondary" busy={isLoading} onClick={load}>
            <Trans>Show more</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

function Row({ entry: { username, leg, units, block, transactionHash } }: { readonly entry: Entry }) {
  const locale = useLocale();
  return (
    <tr>
      <HeadCell scope="row">
        <bdi dir="ltr">{username}</bdi>
      </HeadCell>
      <Cell className="whitespace-nowrap">
        {leg === "left" ? <Trans>left leg</Trans> : <Trans>right leg</Trans>}
      </Cell>
      <Cell numeric>{formatCount(units, locale)}</Cell>
      <Cell numeric>{formatCount(BigInt(block), locale)}</Cell>
      <Cell className="whitespace-nowrap">
        <TransactionLink hash={transactionHash} />
      </Cell>
    </tr>
  );
}

interface SumProps {
  readonly entries: readonly Entry[];
  readonly legs: NonNullable<CalculationData["legs"]>;
}

function Part({ entries, legs }: SumProps) {
  const locale = useLocale();
  const shown = formatCount(sumUnits(entries), locale);
  const all = formatCount(legs.left.arrived + legs.right.arrived, locale);
  return (
    <Trans>
      {shown} of {all} units
    </Trans>
  );
}

/** Adds the entries up again: the sums of the legs come from the same index. */
function Whole({ entries, legs }: SumProps) {
  const on = (leg: Entry["leg"]) => sumUnits(entries.filter((entry) => entry.leg === leg));
  const isExact = on("left") === legs.left.arrived && on("right") === legs.right.arrived;
  return isExact ? (
    <Trans>All entries of the round below you. They add up to what reached your legs.</Trans>
  ) : (
    <span className="text-clay">
      <Trans>These entries do not add up to what reached your legs. Please report this to us.</Trans>
    </span>
  );
}

function sumUnits(entries: readonly Entry[]): number {
  return entries.reduce((sum, { units }) => sum + units, 0);
}
