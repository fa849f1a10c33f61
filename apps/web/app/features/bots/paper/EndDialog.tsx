import type { Bot } from "@canopy/shared/api/bots";
import { Trans, useLingui } from "@lingui/react/macro";
import { classifyError } from "../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../chain/error-messages/error-message.ts";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Dialog } from "../../../ui/primitives/Dialog.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { useKindTexts } from "../rule/use-kind-texts.ts";
import { useDeleteBot, useStopBot } from "./use-bots.ts";

export type Ending = "stop" | "delete";

interface EndDialogProps {
  readonly bot: Bot;
  readonly what: Ending;
  readonly open: boolean;
  close(): void;
}

/** Asks for confirmation before a bot is stopped permanently, or deleted with its log. */
export function EndDialog({ bot, what, open, close }: EndDialogProps) {
  const { t, i18n } = useLingui();
  const kinds = useKindTexts();
  const stopping = useStopBot();
  const deletion = useDeleteBot();
  const action = what === "stop" ? stopping : deletion;
  const name = kinds[bot.kind].name;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        action.reset();
        close();
      }}
      title={what === "stop" ? t`Stop this bot?` : t`Delete this bot?`}
      description={name}
    >
      <div className="space-y-4">
        <p>
          {what === "stop" ? (
            <Trans>It does not start again. Its figures and its log stay.</Trans>
          ) : (
            <Trans>Its figures and its log are deleted, too. This can't be undone.</Trans>
          )}
        </p>
        {action.isError && (
          <Notice tone="danger" live>
            {errorMessage(classifyError(action.error), i18n)}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            variant={what === "stop" ? "primary" : "danger"}
            busy={action.isPending}
            onClick={() => action.mutate(bot.id, { onSuccess: close })}
          >
            {what === "stop" ? <Trans>Stop the bot</Trans> : <Trans>Delete the bot</Trans>}
          </Button>
          <Button variant="secondary" onClick={close}>
            <Trans>Keep it</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
