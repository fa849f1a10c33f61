import { useLingui } from "@lingui/react/macro";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { leaf, limb } from "../illustration/strokes.ts";
import { legLeaves, MOST_LEAVES, unitsPerLeaf } from "./leg-scale.ts";

/** Half the width of the drawing, its height, and the place of the twigs. */
const HALF = 200;
const HEIGHT = 84;
const TWIG = 44;
/** Where the first leaf grows, the distance between leaves, and the size of a whole one. */
const FIRST = 24;
const STEP = 14;
const SIZE = 19;

interface LegBalanceProps {
  /** Units of each leg that wait for a partner. */
  readonly left: number;
  readonly right: number;
  /** Pairs that count now, as the mark between the legs. */
  readonly pairs: number | null;
}

/**
 * The leg balance: waiting units of both legs on one scale, as leaves of two twigs that grow from the middle, and the pairs as
 * the mark where they meet. Never mirrored, so that left stays left.
 */
export function LegBalance({ left, right, pairs }: LegBalanceProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const perLeaf = unitsPerLeaf(left, right);
  const count = (value: number) => formatCount(value, locale);
  const leftText = count(left);
  const rightText = count(right);
  const pairsText = pairs === null ? null : count(pairs);
  const leafText = count(perLeaf);
  return (
    <figure dir="ltr">
      <div className="flex items-end justify-between">
        <p>
          <span className="block font-display text-3xl leading-none">{leftText}</span>
          <span className="text-quiet text-sm">{t`left leg`}</span>
        </p>
        <p className="text-end">
          <span className="block font-display text-3xl leading-none">{rightText}</span>
          <span className="text-quiet text-sm">{t`right leg`}</span>
        </p>
      </div>
      <svg
        viewBox={`${-HALF} 0 ${HALF * 2} ${HEIGHT}`}
        className="-mt-4 w-full"
        role="img"
        aria-label={
          pairsText === null
            ? t`Waiting units: ${leftText} left, ${rightText} right`
            : t`Waiting units: ${leftText} left, ${rightText} right. Pairs: ${pairsText}`
        }
      >
        <Twig parts={legLeaves(left, perLeaf)} side={-1} />
        <Twig parts={legLeaves(right, perLeaf)} side={1} look="fill-leaf opacity-60" />
        <path
          d={limb({ x: 0, y: HEIGHT }, { x: 2, y: 66 }, { x: 0, y: TWIG }, 5, 4)}
          className="fill-ink forced-colors:fill-[CanvasText]"
        />
        <circle
          cx="0"
          cy={TWIG}
          r="13"
          strokeWidth="1.5"
          className={
            pairs === null || pairs === 0
              ? "fill-paper stroke-edge forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
              : "fill-amber-wash stroke-amber-ink forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
          }
        />
        {pairsText !== null && (
          <text
            x="0"
            y={TWIG + 4.5}
            textAnchor="middle"
            className="fill-ink font-[650] text-[12px] forced-colors:fill-[CanvasText]"
          >
            {pairsText}
          </text>
        )}
      </svg>
      <figcaption dir="auto" className="text-quiet text-sm">
        {perLeaf === 1 ? t`A leaf is one unit.` : t`A leaf is ${leafText} units.`}
      </figcaption>
    </figure>
  );
}

interface TwigProps {
  /** Each leaf as a part of a whole one. */
  readonly parts: readonly number[];
  readonly side: -1 | 1;
  readonly look?: string;
}

/** A twig to one side with leaves above and below it in turn. It is as long as the scale, and bare where nothing waits. */
function Twig({ parts, side, look = "fill-leaf" }: TwigProps) {
  const reach = FIRST + STEP * MOST_LEAVES;
  const at = (distance: number) => ({
    x: side * distance,
    y: TWIG - 5 * Math.sin((distance / reach) * Math.PI),
  });
  const leaves = parts.map((part, index) => {
    const turn = index % 2 === 0 ? -1 : 1;
    // Area grows with units, so the length grows with their root.
    return leaf(at(FIRST + index * STEP), side * (90 + turn * 48), SIZE * Math.max(0.4, Math.sqrt(part)));
  });
  return (
    <g>
      <path
        d={limb(at(0), { x: (side * reach) / 2, y: TWIG - 10 }, { x: side * reach, y: TWIG }, 3, 1.2)}
        className="fill-edge forced-colors:fill-[CanvasText]"
      />
      <path
        d={leaves.join("")}
        className={`${look} forced-colors:fill-[CanvasText] forced-colors:opacity-100`}
      />
    </g>
  );
}
