import { Trans } from "@lingui/react/macro";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useLocalizedPath } from "../../../ui/primitives/LocaleLink.tsx";
import { NewTabLink } from "../markdown/NewTabLink.tsx";

/** Who writes the answers, and how long a conversation is kept; `keepDays` is null while the server has not said. */
export function PrivacyNote({ keepDays }: { readonly keepDays: number | null }) {
  const localized = useLocalizedPath();
  const days = formatCount(keepDays ?? 0, useLocale());
  return (
    <p className="text-label text-quiet leading-normal">
      <Trans>A language model may write the answers.</Trans>{" "}
      {keepDays !== null && <Trans>We delete a conversation {days} days after its last message.</Trans>}{" "}
      <NewTabLink href={localized("/privacy")}>
        <Trans>Privacy</Trans>
      </NewTabLink>
    </p>
  );
}
