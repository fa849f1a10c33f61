import { Trans } from "@lingui/react/macro";
import { Square } from "lucide-react";
import { Button } from "../../../ui/primitives/Button.tsx";
import { LeafLoader } from "../../../ui/primitives/LeafLoader.tsx";
import { MarkdownText } from "../markdown/MarkdownText.tsx";

interface ArrivingAnswerProps {
  /** What has arrived so far. */
  readonly text: string;
  readonly hosts: readonly string[];
  /** Null while the history loads. */
  readonly stop: (() => void) | null;
}

/** The reply that is being written, outside of the live region, and the waiting indicator. */
export function ArrivingAnswer({ text, hosts, stop }: ArrivingAnswerProps) {
  return (
    <div className="mt-5 grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
      <span className="pt-0.5 text-leaf">
        <LeafLoader size={18} />
      </span>
      <div className="min-w-0 space-y-3">
        {text !== "" && <MarkdownText text={text} hosts={hosts} />}
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-quiet">
            {stop === null ? (
              <Trans>Loading the conversation…</Trans>
            ) : (
              <Trans>Looking for the answer…</Trans>
            )}
          </p>
          {stop !== null && (
            <Button variant="secondary" size="small" onClick={stop}>
              <Square size={14} strokeWidth={1.5} aria-hidden="true" />
              <Trans>Stop</Trans>
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
