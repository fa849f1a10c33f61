import { Trans, useLingui } from "@lingui/react/macro";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Card } from "../../../ui/primitives/Card.tsx";
import { CopyButton } from "../../../ui/primitives/CopyButton.tsx";
import { useLocalizedPath } from "../../../ui/primitives/LocaleLink.tsx";
import { CardHeading } from "./CardHeading.tsx";

interface ReferralCardProps {
  readonly username: string;
  /** Number of sponsored members, null until loaded. */
  readonly directs: number | null;
}

/** The member's invitation link. */
export function ReferralCard({ username, directs }: ReferralCardProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const localized = useLocalizedPath();
  const link = `${window.location.origin}${localized("/register")}?${new URLSearchParams({ sponsor: username })}`;
  const count = directs === null ? null : formatCount(directs, locale);
  return (
    <Card aria-labelledby="invite" className="space-y-4">
      <CardHeading id="invite">
        <Trans>Your invitation link</Trans>
      </CardHeading>
      <div className="flex items-center gap-2 rounded-md border border-line bg-paper py-1 ps-3 pe-1">
        <bdi dir="ltr" className="min-w-0 grow break-all text-sm">
          {link}
        </bdi>
        <CopyButton text={link} label={t`Copy the invitation link`} />
      </div>
      <p className="text-quiet text-sm">
        <Trans>
          You become the sponsor of anyone who registers with this link, and a share of their entry goes to
          your box. Tell them the risks first.
        </Trans>
      </p>
      {count !== null && (
        <p className="text-quiet text-sm">
          <Trans>Sponsored by you so far: {count}</Trans>
        </p>
      )}
    </Card>
  );
}
