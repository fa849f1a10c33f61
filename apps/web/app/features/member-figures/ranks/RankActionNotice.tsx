import { formatAmount } from "@canopy/shared/money";
import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { MemberRanks, RankMonth } from "../../../chain/read-ranks.ts";
import { formatCount, formatMoment } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { lazyTransactionDialog } from "../../transactions/lazy-transaction-dialog.tsx";
import { findRankAction, type RankAction, type RoundClock } from "./rank-state.ts";
import { useMonthSpan } from "./use-month-span.ts";

const loadDialogs = () => import("../../ranks/RankDialog.tsx");
const ClaimDialog = lazyTransactionDialog("claimRank", async () => (await loadDialogs()).ClaimDialog);
const CollectDialog = lazyTransactionDialog("collectRank", async () => (await loadDialogs()).CollectDialog);

interface RankActionNoticeProps {
  readonly id: number;
  readonly ranks: MemberRanks;
  readonly clock: RoundClock;
}

/** The state of the claim window, and the button for what the member can claim or collect. */
export function RankActionNotice({ id, ranks, clock }: RankActionNoticeProps) {
  // Kept while its dialog is open: the figures renew before the member has read the outcome.
  const [opened, setOpened] = useState<RankAction | null>(null);
  const action = findRankAction(ranks, clock.round);
  const toSpan = useMonthSpan(clock);
  const close = () => setOpened(null);
  return (
    <>
      {action === null ? (
        <WindowState window={ranks.window} span={toSpan(ranks.window.month)} />
      ) : action.kind === "collect" ? (
        <CollectNotice owed={action.month} span={toSpan(action.month.month)} open={() => setOpened(action)} />
      ) : (
        <ClaimNotice
          action={action}
          span={toSpan(action.month.month)}
          window={ranks.window}
          open={() => setOpened(action)}
        />
      )}
      <ClaimDialog open={opened?.kind === "claim"} close={close} id={id} />
      <CollectDialog
        open={opened?.kind === "collect"}
        close={close}
        id={id}
        month={(opened ?? action)?.month.month ?? 0}
      />
    </>
  );
}

/** A window in which the member has nothing to do. */
function WindowState({ window, span }: { readonly window: MemberRanks["window"]; readonly span: string }) {
  const closesAt = useClosingTime(window.closesAt);
  return (
    <p className="text-quiet text-sm">
      {window.state === "open" ? (
        <Trans>
          The claim window for {span} is open until {closesAt}. You have nothing to claim.
        </Trans>
      ) : window.state === "due" ? (
        <Trans>The claim window for {span} has ended. The next call closes it.</Trans>
      ) : (
        <Trans>
          No claim window is open. The next one, for {span}, opens when the last of these days is settled.
        </Trans>
      )}
    </p>
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
          Your shares for {span}: <Amount value={formatAmount(value)} unit="POL" />
        </Trans>
      }
      action={
        <Button size="small" onClick={open}>
          <Trans>Collect</Trans>
        </Button>
      }
    >
      <Trans>They wait in the HeroPool until someone collects them into your box.</Trans>
    </Notice>
  );
}

interface ClaimNoticeProps {
  readonly action: RankAction & { readonly kind: "claim" };
  readonly span: string;
  readonly window: MemberRanks["window"];
  open(): void;
}

function ClaimNotice({ action, span, window, open }: ClaimNoticeProps) {
  const locale = useLocale();
  const shares = formatCount(action.shares, locale);
  const closesAt = useClosingTime(window.closesAt);
  return (
    <Notice
      tone="success"
      title={
        <Plural
          value={action.shares}
          one={`You qualified for ${span}: ${shares} share`}
          other={`You qualified for ${span}: ${shares} shares`}
        />
      }
      action={
        <Button size="small" onClick={open}>
          <Trans>Claim</Trans>
        </Button>
      }
    >
      {closesAt === null ? (
        <Trans>
          No one has claimed them for you yet. Your claim opens the window if the month is settled.
        </Trans>
      ) : (
        <Trans>No one has claimed them for you yet. The window is open until {closesAt}.</Trans>
      )}
    </Notice>
  );
}

function useClosingTime(closesAt: number | null): string | null {
  const locale = useLocale();
  return closesAt === null ? null : formatMoment(new Date(closesAt), locale);
}
