import { MONTH_ROUNDS, ROUND, toLastRound } from "@canopy/protocol/rules/calendar";
import type { TreeCard } from "@canopy/shared/api/tree";
import { Trans } from "@lingui/react/macro";
import { Network } from "lucide-react";
import type { ReactNode } from "react";
import { usePlan } from "../../../../chain/plan-context.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { daySpan } from "../../../../ui/charts/days.ts";
import { Address } from "../../../../ui/primitives/Address.tsx";
import { Badge } from "../../../../ui/primitives/Badge.tsx";
import { ButtonLink } from "../../../../ui/primitives/Button.tsx";
import { useGenesis } from "../../time-lapse/use-genesis.ts";

/** Where a member sits, and the newest rank with its month. */
export function MemberLine({ card }: { readonly card: TreeCard }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet">
      <Where card={card} />
      {card.rank && <RankBadge rank={card.rank} />}
    </div>
  );
}

function Where({ card: { upline, leg } }: { readonly card: TreeCard }): ReactNode {
  if (upline === null) return <Trans>The root seat, above all members.</Trans>;
  const name = (
    <bdi dir="ltr" className="text-ink">
      {upline}
    </bdi>
  );
  return (
    <span>
      {leg === "left" ? <Trans>On the left leg of {name}</Trans> : <Trans>On the right leg of {name}</Trans>}
    </span>
  );
}

function RankBadge({ rank: { rank, month } }: { readonly rank: NonNullable<TreeCard["rank"]> }) {
  const days = useMonthDays(month);
  return (
    <Badge tone="amber">
      {days === null ? (
        rank === "hero" ? (
          <Trans>Hero</Trans>
        ) : (
          <Trans>Knight</Trans>
        )
      ) : rank === "hero" ? (
        <Trans>Hero, {days}</Trans>
      ) : (
        <Trans>Knight, {days}</Trans>
      )}
    </Badge>
  );
}

/** The first and the last day of a month of the plan; null until the plan's start is known. */
function useMonthDays(month: number): string | null {
  const genesis = useGenesis();
  const locale = useLocale();
  if (genesis === null) return null;
  const toStart = (round: number) => new Date(genesis + round * ROUND * 1_000);
  return daySpan(toStart(month * MONTH_ROUNDS), toStart(toLastRound(month)), locale);
}

export function WalletLine({ wallet }: { readonly wallet: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-quiet text-sm">
      <Trans>Wallet</Trans> <Address value={wallet} />
    </p>
  );
}

/** A link to the member's own family, in the plan of the screen. */
export function FamilyLink({ wallet }: { readonly wallet: string }) {
  const { name } = usePlan();
  const search = new URLSearchParams({ member: wallet, ...(name === "plus" && { plan: name }) });
  return (
    <ButtonLink to={`/dashboard/child-family?${search}`} variant="secondary" size="small">
      <Network aria-hidden="true" size={17} strokeWidth={1.5} />
      <Trans>Open this member's family</Trans>
    </ButtonLink>
  );
}
