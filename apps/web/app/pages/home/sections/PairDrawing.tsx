import { useLingui } from "@lingui/react/macro";

/** A limb as a quadratic curve from the member to its tip, and the positions of units on it. */
const places = [0.98, 0.84, 0.7, 0.57, 0.45];
const LEFT_UNITS = 5;
const RIGHT_UNITS = 3;
const foot = { x: 160, y: 30 };

function onLimb(part: number, side: -1 | 1): { x: number; y: number } {
  const bend = { x: foot.x + side * 100, y: 66 };
  const tip = { x: foot.x + side * 112, y: 196 };
  const at = (from: number, via: number, to: number) =>
    (1 - part) ** 2 * from + 2 * part * (1 - part) * via + part ** 2 * to;
  return { x: at(foot.x, bend.x, tip.x), y: at(foot.y, bend.y, tip.y) };
}

const left = places.slice(0, LEFT_UNITS).map((part) => onLimb(part, -1));
const right = places.slice(0, RIGHT_UNITS).map((part) => onLimb(part, 1));

/** Five units on the left and three on the right: three points and two waiting units. Left stays left in every language. */
export function PairDrawing() {
  const { t } = useLingui();
  return (
    <figure className="max-w-md">
      <svg
        viewBox="0 0 320 210"
        className="w-full"
        role="img"
        aria-label={t`Example: five units on the left leg and three on the right make three points; two units wait on the left.`}
      >
        <path
          d="M160 30Q60 66 48 196M160 30Q260 66 272 196"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          className="text-ink"
        />
        {right.map(({ x, y }) => (
          <g key={y}>
            <path
              d={`M${320 - x + 12} ${y}H${x - 12}`}
              stroke="currentColor"
              strokeDasharray="1 5"
              strokeLinecap="round"
              strokeWidth="1.6"
              className="text-amber"
            />
            <path
              d="M0 -9C5 -4 5 4 0 9C-5 4 -5 -4 0 -9Z"
              transform={`translate(160 ${y})`}
              className="fill-amber"
            />
            <circle cx={x} cy={y} r="8" className="fill-[color-mix(in_oklab,var(--leaf)_62%,var(--paper))]" />
          </g>
        ))}
        {left.map(({ x, y }, index) => (
          <circle
            key={y}
            cx={x}
            cy={y}
            r="8"
            className={index < RIGHT_UNITS ? "fill-leaf" : "fill-paper stroke-edge"}
            strokeWidth="1.6"
            strokeDasharray={index < RIGHT_UNITS ? undefined : "3 2.5"}
          />
        ))}
        <circle cx="160" cy="24" r="13" className="fill-paper stroke-ink" strokeWidth="1.6" />
      </svg>
      <figcaption className="mt-3 text-sm text-quiet">
        {t`Example: five units on the left leg and three on the right make three points; two units wait on the left.`}
      </figcaption>
    </figure>
  );
}
