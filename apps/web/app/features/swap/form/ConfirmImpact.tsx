import { Trans } from "@lingui/react/macro";
import { Dialog } from "../../../ui/primitives/Dialog.tsx";
import { TypedConfirmation } from "../transaction/TypedConfirmation.tsx";
import type { Terms } from "../transaction/terms.ts";

interface ConfirmImpactProps {
  readonly open: boolean;
  readonly terms: Terms | null;
  close(): void;
  confirm(): void;
}

/** The typed confirmation before the review. */
export function ConfirmImpact({ open, terms, close, confirm }: ConfirmImpactProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={<Trans>You would lose much of its value</Trans>}
    >
      {/* Mounted with each opening, so that the word is typed each time. */}
      {terms?.kind === "swap" && (
        <TypedConfirmation terms={terms} action={<Trans>Review this swap</Trans>} confirm={confirm} />
      )}
    </Dialog>
  );
}
