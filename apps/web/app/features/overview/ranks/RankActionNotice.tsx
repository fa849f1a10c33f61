import { formatSmallAmount } from "@canopy/shared/money";
import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import { usePlan } from "../../../chain/plan-context.ts";
import type { MemberRanks, RankMonth } from "../../../chain/read-ranks.ts";
import { formatCount, formatMoment } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { lazyTransactionDialog } from "../../transactions/lazy-transaction-dialog.tsx";
import { findRankAction, mayBeHeroByEarnings, type RankAction, type RoundClock } from "./rank-state.ts";
import { useMonthSpan } from "./use-month-span.ts";
import { WindowState } from "./WindowState.tsx";

const loadDialogs = () => import("./RankDialog.tsx");
const ClaimDialog = lazyTransactionDialog(["claimRank"], async () => (await loadDialogs()).ClaimDialog);
const CollectDialog = lazyTransactionDialog(["collectRank"], async () => (await loadDialogs()).CollectDialog);

interface RankActionNoticeProps {
  readonly id: number;
  readonly ranks: MemberRanks;
  readonly clock: RoundClock;
  /** The member's points since joining. */
  readonly lifetimePoints: number;
}

/** The state of the claim window, and the button for what the member can claim or collect. */
export function RankActionNotice({ id, ranks, clock, lifetimePoints }: RankActionNoticeProps) {
  // Kept while its dialog is open: the figures renew before the member has read the outcome.
  const [opened, setOpened] = useState<{ kind: RankAction["kind"]; month: number } | null>(null);
  const [isPending, setPending] = useState(false);
  const { unitUSD } = usePlan();
  const toSpan = useMonthSpan(clock);
  const action = findRankAction(ranks, clock.round);
  const ended = ranks.months.find(({ month }) => month === ranks.window.month) ?? null;
  const mayTry = ended !== null && mayBeHeroByEarnings(ended, lifetimePoints, unitUSD);
  const owed = opened?.month ?? action?.month.month ?? 0;
  const openDialog = (kind: RankAction["kind"], month: number) => setOpened({ kind, month });
  const close = () => setOpened(null);
  return (
    <>
      {action === null ? (
        <WindowState
          window={ranks.window}
          mine={ended}
          span={toSpan(ranks.window.month)}
          tryClaim={mayTry ? () => openDialog("claim", ended.month) : null}
        />
      ) : isPending ? null : action.kind === "collect" ? (
        <CollectNotice
          owed={action.month}
          span={toSpan(action.month.month)}
          open={() => openDialog("collect", action.month.month)}
        />
      ) : (
        <ClaimNotice
          action={action}
          span={toSpan(action.month.month)}
          window={ranks.window}
          open={() => openDialog("claim", action.month.month)}
        />
      )}
      <ClaimDialog
        open={opened?.kind === "claim"}
        close={close}
        reopen={() => openDialog("claim", ranks.window.month)}
        setPending={setPending}
        id={id}
      />
      <CollectDialog
        open={opened?.kind === "collect"}
        close={close}
        reopen={() => openDialog("collect", owed)}
        setPending={setPending}
        id={id}
        month={owed}
      />
    </>
  );
}

interface CollectNoticeProps {
  readonly owed: RankMonth;
  readonly span: string;
  open(): void;
}

function CollectNotice({ owed: { shares, shareValue }, span, open }: CollectNoticeProps) {
  const value = (shareValue ?? 0n) * BigInt(shares);
  return (
    <Notice
      tone="success"
      title={
        <Trans>
          Your shares for {span}: <Amount value={formatSmallAmount(value)} unit="POL" />
        </Trans>
      }
      action={
        <Button size="small" onClick={open}>
          <Trans>Collect</Trans>
        </Button>
      }
    >
      <Trans>The contract keeps this amount for you until it is collected into your box.</Trans>
    </Notice>
  );
}

interface ClaimNoticeProps {
  readonly action: RankAction & { readonly kind: "claim" };
  readonly span: string;
  readonly window: MemberRanks["window"];
  open(): void;
}

function ClaimNotice({ action: { rank, shares, month }, span, window, open }: ClaimNoticeProps) {
  const locale = useLocale();
  const count = formatCount(shares, locale);
  return (
    <Notice
      tone="success"
      title={
        rank === "hero" ? (
          <Plural
            value={shares}
            one={`You are a Hero of ${span}: ${count} share`}
            other={`You are a Hero of ${span}: ${count} shares`}
          />
        ) : month.rank === null ? (
          <Trans>
            You are a Knight of {span}: {count} shares
          </Trans>
        ) : (
          <Trans>
            You are now a Knight of {span}: {count} more shares
          </Trans>
        )
      }
      action={
        <Button size="small" onClick={open}>
          <Trans>Claim</Trans>
        </Button>
      }
    >
      {window.closesAt === null ? (
        <Trans>
          They are not claimed yet. A claim opens the claim window as soon as all rounds of the month are
          settled.
        </Trans>
      ) : (
        <Trans>
          They are not claimed yet. Without a claim before {formatMoment(new Date(window.closesAt), locale)},
          they are lost.
        </Trans>
      )}
    </Notice>
  );
}
