import { useLingui } from "@lingui/react/macro";
import { formatCount } from "../i18n/format.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { classes } from "./classes.ts";
import { legFills } from "./leg-fills.ts";

/**
 * The mark as an instrument: units that wait on the left and on the right leg, each growing outwards from the middle into
 * its own leaf. Never mirrored: left is left.
 */
export function LegBalance({ left, right }: { left: number; right: number }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [leftFill, rightFill] = legFills(left, right);
  const leftText = formatCount(left, locale);
  const rightText = formatCount(right, locale);
  return (
    <div dir="ltr" role="img" aria-label={t`Waiting units: ${leftText} left, ${rightText} right`}>
      <div className="flex items-end justify-between font-display text-2xl">
        <span>{leftText}</span>
        <span>{rightText}</span>
      </div>
      <div className="mt-1 flex h-3.5 gap-1">
        <Leaf fill={leftFill} shape="justify-end rounded-[100%_4px_4px_100%/100%_4px_4px_60%]" />
        <Leaf fill={rightFill} shape="rounded-[4px_100%_100%_4px/4px_100%_60%_4px]" look="opacity-60" />
      </div>
      <div className="mt-1 flex justify-between text-sm text-quiet">
        <span>{t`Left leg`}</span>
        <span>{t`Right leg`}</span>
      </div>
    </div>
  );
}

/** One leaf as an outline, filled as far as `fill` percent say. */
function Leaf({ fill, shape, look }: { fill: number; shape: string; look?: string }) {
  return (
    <span className={classes("flex min-w-0 flex-1 overflow-hidden border border-edge", shape)}>
      <span
        className={classes("bg-leaf transition-[width] duration-300", look)}
        style={{ width: `${fill}%` }}
      />
    </span>
  );
}
