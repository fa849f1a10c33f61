import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { formatCount, localizeDigits } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { countdown } from "./countdown.ts";

interface RoundClockProps {
  readonly round: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/** The current round and the time until it ends. */
export function RoundClock({ round, endsAt }: RoundClockProps) {
  const locale = useLocale();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const number = formatCount(round, locale);
  const left = (
    <bdi dir="ltr" role="timer" className="font-[550] text-ink">
      {localizeDigits(countdown(endsAt, now), locale)}
    </bdi>
  );
  return (
    <p className="text-quiet">
      <Trans>
        Round {number} ends in {left}
      </Trans>
    </p>
  );
}
