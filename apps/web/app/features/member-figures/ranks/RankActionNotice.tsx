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
import { findRankAction, type RankAction } from "./rank-state.ts";

const loadDialogs = () => import("../../ranks/RankDialog.tsx");
const ClaimDialog = lazyTransactionDialog("claimRank", async () => (await loadDialogs()).ClaimDialog);
const CollectDialog = lazyTransactionDialog("collectRank", async () => (await loadDialogs()).CollectDialog);

interface RankActionNoticeProps {
  readonly id: number;
  readonly ranks: MemberRanks;
  readonly round: number;
}

/** The state of the claim window, and the button for what the member can claim or collect. */
export function RankActionNotice({ id, ranks, round }: RankActionNoticeProps) {
  // Kept while its dialog is open: the figures renew before the member has read the outcome.
  const [opened, setOpened] = useState<RankAction | null>(null);
  const action = findRankAction(ranks, round);
  const close = () => setOpened(null);
  return (
    <>
      {action === null ? (
        <WindowState window={ranks.window} />
      ) : action.kind === "collect" ? (
        <CollectNotice owed={action.month} open={() => setOpened(action)} />
      ) : (
        <ClaimNotice action={action} window={ranks.window} open={() => setOpened(action)} />
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
function WindowState({ window }: { readonly window: MemberRanks["window"] }) {
  const locale = useLocale();
  const windowMonth = formatCount(window.month, locale);
  const closesAt = useClosingTime(window.closesAt);
  return (
    <p className="text-quiet text-sm">
      {window.state === "open" ? (
        <Trans>
          The claim window of month {windowMonth} is open until {closesAt}. You have nothing to claim.
        </Trans>
      ) : window.state === "due" ? (
        <Trans>The claim window of month {windowMonth} has ended. The next call closes it.</Trans>
      ) : (
        <Trans>
          No claim window is open. The next one, of month {windowMonth}, opens when the month has ended and is
          settled.
        </Trans>
      )}
    </p>
  );
}

function CollectNotice({ owed, open }: { readonly owed: RankMonth; open(): void }) {
  const { shares, shareValue } = owed;
  const month = formatCount(owed.month, useLocale());
  const value = (shareValue ?? 0n) * BigInt(shares);
  return (
    <Notice
      tone="success"
      title={
        <Trans>
          Your shares of month {month}: <Amount value={formatAmount(value)} unit="POL" />
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
  readonly window: MemberRanks["window"];
  open(): void;
}

function ClaimNotice({ action, window, open }: ClaimNoticeProps) {
  const locale = useLocale();
  const month = formatCount(action.month.month, locale);
  const shares = formatCount(action.shares, locale);
  const closesAt = useClosingTime(window.closesAt);
  return (
    <Notice
      tone="success"
      title={
        <Plural
          value={action.shares}
          one={`You qualified in month ${month}: ${shares} share`}
          other={`You qualified in month ${month}: ${shares} shares`}
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
