import { avatarDataSchema } from "@canopy/shared/api/profile";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "../../../../api/client.ts";
import { type ClassifiedError, classifyError } from "../../../../chain/error-messages/classify-error.ts";
import { sessionStore } from "../../../../features/session/browser-session.ts";
import type { Crop } from "./crop.ts";
import { renderCrop } from "./draw-crop.ts";

type Upload =
  | { readonly step: "idle" }
  /** `part`: how much of the file has been sent, from 0 to 1. */
  | { readonly step: "sending"; readonly part: number }
  | { readonly step: "failed"; readonly error: ClassifiedError };

interface PictureUpload {
  readonly upload: Upload;
  /** Resolves to true once the server has the picture and the session shows it. */
  send(picture: ImageBitmap, crop: Crop): Promise<boolean>;
  cancel(): void;
}

/** Uploads the chosen part of a picture. Leaving the dialog cancels it. */
export function useUpload(): PictureUpload {
  const [upload, setUpload] = useState<Upload>({ step: "idle" });
  const running = useRef<AbortController | null>(null);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setUpload({ step: "idle" });
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(async (picture: ImageBitmap, crop: Crop) => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: Upload) => {
      if (!signal.aborted) setUpload(next);
    };
    show({ step: "sending", part: 0 });
    try {
      const file = await renderCrop(picture, crop);
      if (file === null) throw new Error("The browser could not write the picture");
      const onProgress = (part: number) => show({ step: "sending", part });
      const { avatar } = await api.upload("/profile/avatar", file, avatarDataSchema, { onProgress, signal });
      sessionStore.patchUser({ avatar });
      show({ step: "idle" });
      return !signal.aborted;
    } catch (error) {
      show({ step: "failed", error: classifyError(error) });
      return false;
    }
  }, []);

  return { upload, send, cancel };
}
