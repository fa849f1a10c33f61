import { Trans } from "@lingui/react/macro";
import type { MemberOverview } from "../../../chain/read-member.ts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { type FlashAdvice, flashAdvice } from "./flash.ts";

interface FlashNoticeProps {
  readonly forecast: { readonly points: number; readonly flash: number };
  readonly overview: MemberOverview;
}

/** Pairs above the daily cap: those of today with a way to keep them, or those that were lost since joining. */
export function FlashNotice({ forecast, overview }: FlashNoticeProps) {
  const locale = useLocale();
  const { units, maximumUnits, maxPoints } = overview;
  const advice = flashAdvice({ ...forecast, units, maximumUnits, maxPoints });
  const before = overview.lifetime.flash;
  if (advice === null) {
    if (before === 0) return null;
    const lost = formatCount(before, locale);
    return (
      <p className="text-quiet text-sm">
        <Trans>Flash since joining: {lost} pairs above the daily cap, which earned nothing.</Trans>
      </p>
    );
  }
  const lost = formatCount(advice.lost, locale);
  return (
    <Notice tone="danger" title={<Trans>Flash: {lost} of today's pairs are above your cap</Trans>}>
      <Advice advice={advice} />
    </Notice>
  );
}

function Advice({ advice: { buy, isEnough } }: { readonly advice: FlashAdvice }) {
  const units = formatCount(buy, useLocale());
  if (buy === 0) {
    return (
      <Trans>
        They earn nothing. You hold the maximum of units, so the cap can't be raised; new members on your
        smaller leg do not help today.
      </Trans>
    );
  }
  if (isEnough) {
    return (
      <Trans>
        They earn nothing if the round ends like this. {units} more of your own units raise the cap enough, if
        you buy them before the round ends. A unit costs more than most points pay: buy only what you can
        afford to lose.
      </Trans>
    );
  }
  return (
    <Trans>
      They earn nothing if the round ends like this. {units} more of your own units raise the cap to its
      maximum, if you buy them before the round ends. A unit costs more than most points pay: buy only what
      you can afford to lose.
    </Trans>
  );
}
