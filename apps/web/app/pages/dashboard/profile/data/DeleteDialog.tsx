import { LOOSER_LIMIT_DAYS, profileDeletedSchema } from "@canopy/shared/api/settings";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../api/client.ts";
import { classifyError } from "../../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../../chain/error-messages/error-message.ts";
import { sessionStore } from "../../../../features/session/browser-session.ts";
import { useSettings } from "../../../../features/settings/use-settings.ts";
import { formatCount, formatDay } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { toast } from "../../../../lib/toast.ts";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { Dialog } from "../../../../ui/primitives/Dialog.tsx";
import { Notice } from "../../../../ui/primitives/Notice.tsx";

interface DeleteDialogProps {
  readonly open: boolean;
  close(): void;
}

/** Deletes what the server keeps about the member, and ends all sessions. */
export function DeleteDialog({ open, close }: DeleteDialogProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const settings = useSettings().data;
  const days = formatCount(LOOSER_LIMIT_DAYS, locale);
  const hasLimit = settings !== undefined && settings.spendingLimit !== null;
  const deletion = useMutation({
    mutationFn: () => api.delete("/profile", profileDeletedSchema),
    onSuccess({ spendingLimitUntil }) {
      if (spendingLimitUntil === null) toast.success(t`Your data on this site is deleted.`);
      else {
        const day = formatDay(new Date(spendingLimitUntil), locale);
        toast.success(t`Your data on this site is deleted. Your spending limit stays until ${day}.`);
      }
      // The server has ended the session already.
      sessionStore.clear("logout");
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next || deletion.isPending) return;
        deletion.reset();
        close();
      }}
      title={t`Delete your data`}
      description={t`It can't be undone. Download your data first if you want to keep it.`}
    >
      <div className="space-y-5">
        <ul className="list-disc space-y-2 ps-5">
          <li>
            <Trans>Your picture, your settings, your paper bots and your chats are deleted.</Trans>
          </li>
          <li>
            <Trans>You are logged out in every browser, this one included.</Trans>
          </li>
          {hasLimit && (
            <li>
              <Trans>
                Your spending limit stays for {days} more days, because deleting must not be a way around it.
              </Trans>
            </li>
          )}
          <li>
            <Trans>
              Your seat, your box and your history are on the chain. They stay, and you can log in again.
            </Trans>
          </li>
        </ul>
        {deletion.error && (
          <Notice tone="danger" live title={<Trans>Nothing was deleted</Trans>}>
            {errorMessage(classifyError(deletion.error), i18n)}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" busy={deletion.isPending} onClick={() => deletion.mutate()}>
            <Trans>Delete it for good</Trans>
          </Button>
          <Button variant="quiet" disabled={deletion.isPending} onClick={close}>
            <Trans>Keep it</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
