import { Trans, useLingui } from "@lingui/react/macro";
import { QrCode, Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import { usePlan } from "../../chain/plan-context.ts";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { DashboardSection } from "../../layout/dashboard/DashboardSection.tsx";
import { lazyPart } from "../../lib/lazy-part.ts";
import { Button } from "../../ui/primitives/Button.tsx";
import { CopyButton } from "../../ui/primitives/CopyButton.tsx";
import { useLocalizedPath } from "../../ui/primitives/LocaleLink.tsx";
import { Skeleton } from "../../ui/primitives/Skeleton.tsx";

const InvitationCode = lazyPart(async () => (await import("../../ui/primitives/QrCode.tsx")).QrCode);

interface InvitationProps {
  readonly username: string;
  /** Number of sponsored members, undefined until loaded. */
  readonly directs: number | undefined;
}

/** The member's invitation link to the plan of the screen, to copy, share or scan. */
export function Invitation({ username, directs }: InvitationProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const isPlus = usePlan().name === "plus";
  const localized = useLocalizedPath();
  const [hasCode, setCode] = useState(false);
  const path = isPlus ? "/dashboard/plus/register" : localized("/register");
  const link = `${window.location.origin}${path}?${new URLSearchParams({ sponsor: username })}`;
  const count = directs === undefined ? null : formatCount(directs, locale);
  return (
    <DashboardSection
      id="invite"
      title={isPlus ? <Trans>Your invitation link to Plus</Trans> : <Trans>Your invitation link</Trans>}
      aside={
        count !== null && (
          <p className="text-quiet">
            <Trans>Sponsored by you so far: {count}</Trans>
          </p>
        )
      }
    >
      <div className="space-y-4">
        <div className="flex items-center gap-2 rounded-md border border-edge bg-sheet py-1.5 ps-3.5 pe-1.5">
          <bdi dir="ltr" className="min-w-0 grow break-all text-note">
            {link}
          </bdi>
          <CopyButton text={link} label={t`Copy the invitation link`} />
        </div>
        <div className="flex flex-wrap gap-3">
          {"share" in navigator && (
            <Button variant="secondary" onClick={() => void share(link)}>
              <Share2 aria-hidden="true" size={17} strokeWidth={1.5} />
              <Trans>Share</Trans>
            </Button>
          )}
          <Button variant="secondary" aria-expanded={hasCode} onClick={() => setCode(!hasCode)}>
            <QrCode aria-hidden="true" size={17} strokeWidth={1.5} />
            {hasCode ? <Trans>Hide the QR code</Trans> : <Trans>Show a QR code</Trans>}
          </Button>
        </div>
        {hasCode && (
          <Suspense fallback={<Skeleton className="size-56" />}>
            <InvitationCode text={link} label={t`QR code of your invitation link`} />
          </Suspense>
        )}
        <p className="max-w-[60ch] text-quiet text-sm">
          {isPlus ? (
            <Trans>
              It works for members of the core plan. You become the sponsor in Plus of anyone who joins with
              this link, and a share of their entry goes to your box here. Tell them the risks first.
            </Trans>
          ) : (
            <Trans>
              You become the sponsor of anyone who registers with this link, and a share of their entry goes
              to your box. Tell them the risks first.
            </Trans>
          )}
        </p>
      </div>
    </DashboardSection>
  );
}

/** Opens the device's share dialog. Closing it without sharing is not an error. */
async function share(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => undefined);
}
