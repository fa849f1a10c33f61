import { candleCount } from "@canopy/strategies/candles/candles";
import { type CsvError, parseCandlesCsv } from "@canopy/strategies/candles/parse-csv";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import type { CandleSet } from "./candle-set.ts";
import { useCsvErrorMessage } from "./use-csv-error-message.ts";

/** Bytes: some 100,000 candles. */
const LARGEST_FILE = 8_000_000;
/** Errors shown at once. */
const SHOWN = 8;

type ImportError = "too large" | "unreadable" | readonly CsvError[];

/** Reads candles from a file of the member. It stays in the browser. */
export function CandleImport({ onImport }: { onImport(set: CandleSet): void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<ImportError | null>(null);

  async function read(file: File): Promise<void> {
    if (file.size > LARGEST_FILE) return setError("too large");
    try {
      const parsed = parseCandlesCsv(await file.text());
      if ("errors" in parsed) return setError(parsed.errors);
      setError(null);
      const { candles, hasVolume } = parsed;
      onImport({
        id: `file ${file.name} ${candleCount(candles)} ${file.lastModified}`,
        name: file.name,
        base: t`tokens`,
        quote: t`units`,
        source: "file",
        sourceName: "",
        hasVolume,
        candles,
      });
    } catch {
      setError("unreadable");
    }
  }

  return (
    <div className="space-y-3">
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label={t`File with candles`}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) void read(file);
          // The same file can be chosen again after a correction.
          currentTarget.value = "";
        }}
      />
      <Button variant="secondary" size="small" onClick={() => input.current?.click()}>
        <FileUp size={16} strokeWidth={1.5} aria-hidden="true" />
        <Trans>Import candles (CSV)</Trans>
      </Button>
      {error !== null && <ImportErrorText error={error} />}
    </div>
  );
}

function ImportErrorText({ error }: { readonly error: ImportError }) {
  const locale = useLocale();
  const message = useCsvErrorMessage();
  if (error === "too large") {
    return (
      <Notice tone="danger" live>
        <Trans>The file is larger than 8 MB. Export fewer candles, or longer ones.</Trans>
      </Notice>
    );
  }
  if (error === "unreadable") {
    return (
      <Notice tone="danger" live>
        <Trans>Your browser could not read this file. Choose it again.</Trans>
      </Notice>
    );
  }
  const count = formatCount(error.length - SHOWN, locale);
  return (
    <Notice tone="danger" live title={<Trans>These candles can't be used</Trans>}>
      <ul className="space-y-1">
        {error.slice(0, SHOWN).map((error) => {
          const line = formatCount(error.line, locale);
          const text = message(error);
          return (
            <li key={`${error.line} ${error.code}`}>
              <Trans>
                Line {line}: {text}
              </Trans>
            </li>
          );
        })}
        {error.length > SHOWN && (
          <li>
            <Plural
              value={error.length - SHOWN}
              one={`And ${count} more line.`}
              other={`And ${count} more lines.`}
            />
          </li>
        )}
      </ul>
    </Notice>
  );
}
