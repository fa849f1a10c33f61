import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useRef, useState } from "react";
import * as z from "zod/mini";
import { api } from "../../../../api/client.ts";
import { type ClassifiedError, classifyError } from "../../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../../chain/error-messages/error-message.ts";
import { sessionStore } from "../../../../features/session/browser-session.ts";
import { useMember } from "../../../../features/session/MemberProvider.tsx";
import { lazyPart } from "../../../../lib/lazy-part.ts";
import { toast } from "../../../../lib/toast.ts";
import { Avatar } from "../../../../ui/primitives/Avatar.tsx";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { Notice } from "../../../../ui/primitives/Notice.tsx";

const CropDialog = lazyPart(async () => (await import("./CropDialog.tsx")).CropDialog);

type PictureError = ClassifiedError | "UNREADABLE";

/** A chosen file. `id` tells two of them apart. */
interface Chosen {
  readonly id: number;
  readonly picture: ImageBitmap;
}

/** The member's picture, and its buttons. */
export function Picture() {
  const { t, i18n } = useLingui();
  const member = useMember();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isReading, setReading] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [error, setError] = useState<PictureError | null>(null);

  async function choose(file: File) {
    setError(null);
    setReading(true);
    try {
      const picture = await createImageBitmap(file);
      setChosen((previous) => ({ id: (previous?.id ?? 0) + 1, picture }));
      setOpen(true);
    } catch {
      setError("UNREADABLE");
    } finally {
      setReading(false);
    }
  }

  async function remove() {
    setError(null);
    setRemoving(true);
    try {
      await api.delete("/profile/avatar", z.null());
      sessionStore.patchUser({ avatar: null });
      toast.success(t`Your picture is removed.`);
    } catch (error) {
      setError(classifyError(error));
    } finally {
      setRemoving(false);
    }
  }

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar member={member} className="size-24 sm:size-28" />
        <div className="min-w-0 space-y-3">
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" busy={isReading} onClick={() => input.current?.click()}>
              {member.avatar === null ? <Trans>Choose a picture</Trans> : <Trans>Change the picture</Trans>}
            </Button>
            {member.avatar !== null && (
              <Button variant="quiet" busy={isRemoving} onClick={() => void remove()}>
                <Trans>Remove it</Trans>
              </Button>
            )}
          </div>
          <p className="max-w-[46ch] text-quiet text-sm">
            <Trans>
              Optional, and public: members see it next to your username. It is on this site only, not on the
              chain. Without one, a small tree is drawn for you.
            </Trans>
          </p>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = "";
          if (file) void choose(file);
        }}
      />
      {error !== null && (
        <Notice tone="danger" live title={<Trans>The picture was not changed</Trans>}>
          {error === "UNREADABLE" ? (
            <Trans>Your browser can't read this file. Choose a JPEG, PNG, WebP or GIF picture.</Trans>
          ) : (
            errorMessage(error, i18n)
          )}
        </Notice>
      )}
      {chosen !== null && (
        <Suspense>
          <CropDialog key={chosen.id} picture={chosen.picture} open={isOpen} close={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
