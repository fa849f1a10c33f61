import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useLatestBlock } from "./latest-block.ts";

/** The block of the index and its age. Reserves its line. */
export function DataAge() {
  const block = useLatestBlock();
  const locale = useLocale();
  return (
    <p className="min-h-[1lh] tabular-nums rtl:normal-nums">
      {block && (
        <Trans>
          Figures as of block <bdi dir="ltr">{formatCount(BigInt(block.block), locale)}</bdi>
        </Trans>
      )}
      {block?.time && <Age time={Date.parse(block.time)} />}
    </p>
  );
}

/** Seconds up to a minute and a half, then minutes. */
function Age({ time }: { readonly time: number }) {
  const locale = useLocale();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const age = Math.max(0, Math.round((now - time) / 1_000));
  const seconds = formatCount(age, locale);
  const minutes = formatCount(Math.round(age / 60), locale);
  return (
    <span className="text-quiet">
      {/* A middle dot between Persian digits looks like one number. */}
      {locale === "fa" ? "، " : " · "}
      {age < 90 ? (
        <Plural value={age} one={`${seconds} second ago`} other={`${seconds} seconds ago`} />
      ) : (
        <Trans>{minutes} minutes ago</Trans>
      )}
    </span>
  );
}
