import { formatAmount } from "@canopy/shared/money";
import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { MemberRanks } from "../../../chain/read-ranks.ts";
import { formatCount, formatMoment } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { lazyTransactionDialog } from "../../transactions/lazy-transaction-dialog.tsx";
import { findRankAction } from "./rank-state.ts";

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
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const action = findRankAction(ranks, round);
  const { window } = ranks;
  const close = () => setOpen(false);
  const closesAt = window.closesAt === null ? null : formatMoment(new Date(window.closesAt), locale);
  const windowMonth = formatCount(window.month, locale);
  if (action === null) {
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
            No claim window is open. The next one, of month {windowMonth}, opens when the month has ended and
            is settled.
          </Trans>
        )}
      </p>
    );
  }
  const month = formatCount(action.month.month, locale);
  if (action.kind === "collect") {
    const value = (action.month.shareValue ?? 0n) * BigInt(action.month.shares);
    return (
      <>
        <Notice
          tone="success"
          title={
            <Trans>
              Your shares of month {month}: <Amount value={formatAmount(value)} unit="POL" />
            </Trans>
          }
          action={
            <Button size="small" onClick={() => setOpen(true)}>
              <Trans>Collect</Trans>
            </Button>
          }
        >
          <Trans>They wait in the HeroPool until someone collects them into your box.</Trans>
        </Notice>
        <CollectDialog open={open} close={close} id={id} month={action.month.month} />
      </>
    );
  }
  const shares = formatCount(action.shares, locale);
  return (
    <>
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
          <Button size="small" onClick={() => setOpen(true)}>
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
      <ClaimDialog open={open} close={close} id={id} />
    </>
  );
}
