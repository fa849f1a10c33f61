import type { BotSetup } from "@canopy/strategies/engine/run";
import { Trans } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useState } from "react";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/primitives/Button.tsx";
import type { CandleSet } from "../market/candle-set.ts";
import { backtestFileName } from "./file-name.ts";

interface ExportButtonProps {
  readonly set: CandleSet;
  readonly setup: BotSetup;
  write(setup: BotSetup): Promise<string>;
}

/** A file with candles, rule, costs and result, which one command repeats. */
export function ExportButton({ set, setup, write }: ExportButtonProps) {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");

  async function save(): Promise<void> {
    setState("busy");
    try {
      saveFile(backtestFileName(set, setup), new Blob([await write(setup)], { type: "application/json" }));
      setState("idle");
    } catch {
      setState("failed");
    }
  }

  return (
    <div className="space-y-2">
      <Button variant="secondary" size="small" busy={state === "busy"} onClick={() => void save()}>
        <Download size={16} strokeWidth={1.5} aria-hidden="true" />
        <Trans>Export this backtest</Trans>
      </Button>
      <p className="max-w-[60ch] text-quiet text-sm" role="status">
        {state === "failed" ? (
          <Trans>The file could not be written. Try again.</Trans>
        ) : (
          <Trans>
            The file has the candles, the rule, the costs and these figures. Anyone can repeat it:{" "}
            <code dir="ltr" className="whitespace-nowrap">
              npm run backtest -- file.json
            </code>
          </Trans>
        )}
      </p>
    </div>
  );
}
