import { Trans, useLingui } from "@lingui/react/macro";
import { QrCode, Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import { usePlan } from "../../../../chain/plan-context.ts";
import { lazyPart } from "../../../../lib/lazy-part.ts";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { CopyButton } from "../../../../ui/primitives/CopyButton.tsx";
import { useLocalizedPath } from "../../../../ui/primitives/LocaleLink.tsx";
import { Skeleton } from "../../../../ui/primitives/Skeleton.tsx";
import { type InvitedSeat, seatLink } from "./seat-link.ts";

const SeatCode = lazyPart(async () => (await import("../../../../ui/primitives/QrCode.tsx")).QrCode);

/** The link to register on a free seat of the screen's plan, to copy, share or scan. */
export function SeatLink({ seat }: { readonly seat: InvitedSeat }) {
  const { t } = useLingui();
  const isPlus = usePlan().name === "plus";
  const localized = useLocalizedPath();
  const [hasCode, setCode] = useState(false);
  const path = isPlus ? "/dashboard/plus/register" : localized("/register");
  const link = seatLink(`${window.location.origin}${path}`, seat);
  return (
    <div className="space-y-3">
      <div className="flex items-center gap-2 rounded-md border border-edge bg-paper py-1.5 ps-3.5 pe-1.5">
        <bdi dir="ltr" className="min-w-0 grow break-all text-note">
          {link}
        </bdi>
        <CopyButton text={link} label={t`Copy the link to this seat`} />
      </div>
      <div className="flex flex-wrap gap-2">
        {"share" in navigator && (
          <Button variant="secondary" size="small" onClick={() => void share(link)}>
            <Share2 aria-hidden="true" size={17} strokeWidth={1.5} />
            <Trans>Share</Trans>
          </Button>
        )}
        <Button variant="secondary" size="small" aria-expanded={hasCode} onClick={() => setCode(!hasCode)}>
          <QrCode aria-hidden="true" size={17} strokeWidth={1.5} />
          {hasCode ? <Trans>Hide the QR code</Trans> : <Trans>Show a QR code</Trans>}
        </Button>
      </div>
      {hasCode && (
        <Suspense fallback={<Skeleton className="size-56" />}>
          <SeatCode text={link} label={t`QR code of the link to this seat`} />
        </Suspense>
      )}
      <p className="max-w-[60ch] text-quiet text-sm">
        {isPlus ? (
          <Trans>
            Members of the core plan can join Plus on this seat, and you become their sponsor in Plus. The
            link does not reserve the seat. Tell them the risks first.
          </Trans>
        ) : (
          <Trans>
            You become the sponsor of anyone who registers on this seat. The link does not reserve it: if the
            seat is taken by then, the form asks for another one. Tell them the risks first.
          </Trans>
        )}
      </p>
    </div>
  );
}

/** Opens the device's share dialog. Closing it without sharing is not an error. */
async function share(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => undefined);
}
