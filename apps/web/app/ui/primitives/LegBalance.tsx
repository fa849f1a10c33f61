import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { classes } from "./classes.ts";
import { legFills } from "./leg-fills.ts";

/**
 * The leg balance: waiting units of the left and right leg, each as a leaf that fills outwards from the middle. Never mirrored,
 * so that left stays left.
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
      <div className="mt-2 mb-1 flex gap-1">
        <Leaf fill={leftFill} mirrored />
        <Leaf fill={rightFill} look="opacity-60" />
      </div>
      <div className="mt-1 flex justify-between text-sm text-quiet">
        <span>{t`Left leg`}</span>
        <span>{t`Right leg`}</span>
      </div>
    </div>
  );
}

/** A leaf to the right of its stem, as wide as its container. */
const outline = "M0 12C0 3 34 0 100 12C34 24 0 21 0 12Z";

interface LeafProps {
  /** Percent of its length, from the stem. */
  readonly fill: number;
  readonly mirrored?: boolean;
  readonly look?: string;
}

/** A leaf outline, filled by `fill` percent. */
function Leaf({ fill, mirrored = false, look }: LeafProps) {
  const clip = useId();
  return (
    <svg
      viewBox="0 0 100 24"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classes("h-6 min-w-0 flex-1 overflow-visible", mirrored && "-scale-x-100")}
    >
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect
          width="100"
          height="24"
          className={classes("fill-leaf transition-transform duration-(--calm)", look)}
          style={{ transform: `scaleX(${fill / 100})` }}
        />
      </g>
      <path d={outline} className="fill-none stroke-edge" vectorEffect="non-scaling-stroke" />
      <path d="M0 12H90" className="stroke-sheet opacity-50" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
