import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { api } from "../../../api/client.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/primitives/Button.tsx";
import { type LogFilters, toLogQuery } from "./log-filters.ts";

/** All lines that the filters find, as a file for spreadsheets. It is the member's, so it is not a link. */
export function DownloadLog({ filters }: { readonly filters: LogFilters }) {
  const download = useMutation({
    mutationFn: async () => {
      const bytes = await api.readBytes("/bots/log.csv", { query: toLogQuery(filters) });
      saveFile("bots.csv", new Blob([bytes], { type: "text/csv" }));
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {download.isError && (
        <span role="alert" className="text-clay text-sm">
          <Trans>The download failed. Try again.</Trans>
        </span>
      )}
      <Button variant="quiet" size="small" busy={download.isPending} onClick={() => download.mutate()}>
        <Download size={16} strokeWidth={1.5} aria-hidden="true" />
        <Trans>Download as CSV</Trans>
      </Button>
    </div>
  );
}
