import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../../ui/primitives/Button.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";
import type { Transaction } from "./flow/transaction.ts";

interface PendingNoticeProps {
  readonly transaction: Transaction;
  readonly title: ReactNode;
  /** The title once waiting has timed out. */
  readonly stalledTitle: ReactNode;
  /** What the figures on the screen do not include yet. */
  readonly children: ReactNode;
  /** Opens the dialog that shows the progress. */
  open(): void;
}

/** For a screen whose dialog is closed: a reloaded page shows the old figures and no dialog. */
export function PendingNotice({ transaction, title, stalledTitle, children, open }: PendingNoticeProps) {
  if (transaction.step !== "pending") return null;
  const { stalled } = transaction;
  return (
    <Notice
      live
      tone={stalled ? "warning" : "info"}
      title={stalled ? stalledTitle : title}
      action={
        <Button size="small" variant="secondary" onClick={open}>
          <Trans>See its progress</Trans>
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
