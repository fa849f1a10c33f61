import { useLingui } from "@lingui/react/macro";
import { formatCount } from "../i18n/format.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { legShares } from "./leg-shares.ts";

/** The mark as an instrument: units that wait on the left and on the right leg. Never mirrored: left is left. */
export function LegBalance({ left, right }: { left: number; right: number }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [leftShare, rightShare] = legShares(left, right);
  const leftText = formatCount(left, locale);
  const rightText = formatCount(right, locale);
  return (
    <div dir="ltr" role="img" aria-label={t`Waiting units: ${leftText} left, ${rightText} right`}>
      <div className="flex items-end justify-between font-display text-2xl">
        <span>{leftText}</span>
        <span>{rightText}</span>
      </div>
      <div className="mt-1 flex h-3.5 gap-1">
        <span
          className="rounded-[100%_4px_4px_100%/100%_4px_4px_60%] bg-leaf transition-[width] duration-300"
          style={{ width: `${leftShare}%` }}
        />
        <span
          className="rounded-[4px_100%_100%_4px/4px_100%_60%_4px] bg-leaf opacity-60 transition-[width] duration-300"
          style={{ width: `${rightShare}%` }}
        />
      </div>
      <div className="mt-1 flex justify-between text-sm text-quiet">
        <span>{t`Left leg`}</span>
        <span>{t`Right leg`}</span>
      </div>
    </div>
  );
}
