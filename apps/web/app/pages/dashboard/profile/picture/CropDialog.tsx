import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { errorMessage } from "../../../../chain/error-messages/error-message.ts";
import { formatPercent } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { toast } from "../../../../lib/toast.ts";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { Dialog } from "../../../../ui/primitives/Dialog.tsx";
import { Notice } from "../../../../ui/primitives/Notice.tsx";
import { CropView } from "./CropView.tsx";
import { wholeCrop } from "./crop.ts";
import { useUpload } from "./use-upload.ts";

interface CropDialogProps {
  readonly picture: ImageBitmap;
  readonly open: boolean;
  close(): void;
}

/** Chooses the part of a picture that others see, and uploads it. */
export function CropDialog({ picture, open, close }: CropDialogProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const [crop, setCrop] = useState(() => wholeCrop(picture));
  const { upload, send, cancel } = useUpload();
  const isSending = upload.step === "sending";
  const percent = isSending ? formatPercent(Math.round(upload.part * 100) * 100, locale) : "";

  async function save() {
    if (!(await send(picture, crop))) return;
    toast.success(t`Your picture is changed.`);
    close();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        cancel();
        close();
      }}
      title={t`Your picture`}
      description={t`Drag it, or use the sliders. Everyone can see what is in the circle.`}
    >
      <div className="space-y-5">
        <CropView picture={picture} crop={crop} disabled={isSending} onChange={setCrop} />
        {upload.step === "failed" && (
          <div ref={showInDialog}>
            <Notice tone="danger" live title={<Trans>The picture was not saved</Trans>}>
              {errorMessage(upload.error, i18n)}
            </Notice>
          </div>
        )}
        {isSending && (
          <div className="space-y-1.5">
            <progress
              max={1}
              value={upload.part}
              aria-label={t`Upload of the picture`}
              className="block h-2 w-full appearance-none overflow-hidden rounded-full border-none bg-line [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf forced-colors:appearance-auto"
            />
            <p className="text-quiet text-sm">
              <Trans>{percent} sent</Trans>
            </p>
          </div>
        )}
        <Button wide busy={isSending} onClick={() => void save()}>
          <Trans>Save the picture</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

/** On a phone the dialog scrolls, and the message could be below its end. */
function showInDialog(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
