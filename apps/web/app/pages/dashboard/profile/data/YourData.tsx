import { profileExportSchema } from "@canopy/shared/api/settings";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { api } from "../../../../api/client.ts";
import { classifyError } from "../../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../../chain/error-messages/error-message.ts";
import { lazyPart } from "../../../../lib/lazy-part.ts";
import { saveFile } from "../../../../lib/save-file.ts";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { Notice } from "../../../../ui/primitives/Notice.tsx";

const DeleteDialog = lazyPart(async () => (await import("./DeleteDialog.tsx")).DeleteDialog);

/** What the server keeps about the member: to download and to delete. */
export function YourData() {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const download = useMutation({
    mutationFn: async () => {
      const data = await api.get("/profile/export", profileExportSchema);
      const json = JSON.stringify(data, null, 2);
      saveFile(`${data.member.username}.json`, new Blob([json], { type: "application/json" }));
    },
  });
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-start justify-between gap-x-14 gap-y-5">
        <p className="max-w-[60ch]">
          <Trans>
            This site keeps your picture, your settings, your paper bots, your chats and your sessions.
            Everything else about you is on the chain, public and permanent: no one can delete it.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
            <Trans>Download your data</Trans>
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              setOpened(true);
              setOpen(true);
            }}
          >
            <Trans>Delete your data</Trans>
          </Button>
        </div>
      </div>
      {download.error && (
        <Notice tone="danger" live title={<Trans>The download failed</Trans>}>
          {errorMessage(classifyError(download.error), i18n)}
        </Notice>
      )}
      {wasOpened && (
        <Suspense>
          <DeleteDialog open={isOpen} close={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
