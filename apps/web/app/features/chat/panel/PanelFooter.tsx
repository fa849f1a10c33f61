import { Trans } from "@lingui/react/macro";
import { useLocalizedPath } from "../../../ui/primitives/LocaleLink.tsx";

const link = "shrink-0 py-0.5 text-ink underline decoration-1 underline-offset-3 hover:text-leaf";

interface PanelFooterProps {
  /** Whether there is a conversation that a person can read. */
  readonly hasConversation: boolean;
  openTicket(): void;
}

/** What an answer is worth, and the way to a person. */
export function PanelFooter({ hasConversation, openTicket }: PanelFooterProps) {
  const localized = useLocalizedPath();
  return (
    <div className="flex shrink-0 flex-wrap items-baseline justify-between gap-x-4 px-4 pb-3 text-label text-quiet leading-normal">
      <p>
        <Trans>Answers can be wrong. Check them.</Trans>
      </p>
      {hasConversation ? (
        <button type="button" onClick={openTicket} className={link}>
          <Trans>Talk to a person</Trans>
        </button>
      ) : (
        <a href={localized("/contact")} className={link}>
          <Trans>Talk to a person</Trans>
        </a>
      )}
    </div>
  );
}
