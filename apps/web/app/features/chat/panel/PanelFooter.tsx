import { Trans } from "@lingui/react/macro";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useLocalizedPath } from "../../../ui/primitives/LocaleLink.tsx";
import { KEEP_DAYS } from "../conversation/keep-days.ts";

const link = "text-ink underline decoration-1 underline-offset-3 hover:text-leaf";

interface PanelFooterProps {
  /** Whether there is a conversation that a person can read. */
  readonly hasConversation: boolean;
  openTicket(): void;
}

/** Where answers come from, what is kept of a conversation, and the way to a person. */
export function PanelFooter({ hasConversation, openTicket }: PanelFooterProps) {
  const localized = useLocalizedPath();
  const days = formatCount(KEEP_DAYS, useLocale());
  return (
    <div className="shrink-0 space-y-1 px-4 pb-3 text-label text-quiet leading-normal">
      <p>
        <Trans>
          Answers come from our documents and may be written by a language model, so check what matters. Chats
          are deleted after {days} days.{" "}
          <a href={localized("/privacy")} target="_blank" rel="noopener" className={link}>
            Privacy
          </a>
        </Trans>
      </p>
      <p>
        {hasConversation ? (
          <button type="button" onClick={openTicket} className={link}>
            <Trans>Talk to a person</Trans>
          </button>
        ) : (
          <a href={localized("/contact")} className={link}>
            <Trans>Talk to a person</Trans>
          </a>
        )}
      </p>
    </div>
  );
}
