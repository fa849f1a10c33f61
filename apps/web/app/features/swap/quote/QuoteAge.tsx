import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import type { SwapSnapshot } from "../snapshot/read-snapshot.ts";
import { QUOTE_LIFE } from "./quote-state.ts";

interface QuoteAgeProps {
  readonly snapshot: SwapSnapshot | undefined;
  readonly isShown: boolean;
}

/** The block of the quote, its age, and how long it is good for. Reserves its lines. */
export function QuoteAge({ snapshot, isShown }: QuoteAgeProps) {
  return (
    <div className="min-h-[calc(2lh+0.75rem)] text-quiet text-sm sm:min-h-[calc(1lh+0.75rem)]">
      {isShown && snapshot && <Age snapshot={snapshot} />}
    </div>
  );
}

function Age({ snapshot: { block, readAt } }: { readonly snapshot: SwapSnapshot }) {
  const locale = useLocale();
  const age = Math.max(0, useNow() - readAt);
  const left = Math.max(0, QUOTE_LIFE - age);
  const number = <bdi dir="ltr">{formatCount(block, locale)}</bdi>;
  const [seconds, secondsLeft] = [age, left].map((time) => formatCount(Math.round(time / 1_000), locale));
  return (
    <>
      <div aria-hidden="true" className="h-0.5 overflow-clip rounded-full bg-line">
        <div
          className="h-full bg-leaf forced-color-adjust-none forced-colors:bg-[Highlight]"
          style={{ width: `${(left / QUOTE_LIFE) * 100}%` }}
        />
      </div>
      <p className="pt-2 tabular-nums rtl:normal-nums">
        {left === 0 ? (
          <Trans>From block {number}, expired</Trans>
        ) : (
          <Trans>
            From block {number}, {seconds} s old, expires in {secondsLeft} s
          </Trans>
        )}
      </p>
    </>
  );
}

/** Milliseconds since 1970, renewed each second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
