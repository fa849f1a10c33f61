import { useLingui } from "@lingui/react/macro";

const left = [0, 1, 2, 3, 4];
const right = [0, 1, 2];

/** Five units on the left, three on the right: three points, and two units that wait. Left is left in every language. */
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
          d="M160 30C160 70 70 60 60 196M160 30C160 70 250 60 260 196"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          className="text-ink"
        />
        {left.map((at) => (
          <circle
            key={at}
            cx={60 + at * 3}
            cy={190 - at * 26}
            r="8"
            className={at < 3 ? "fill-leaf" : "fill-sheet stroke-edge"}
            strokeWidth="1.6"
            strokeDasharray={at < 3 ? undefined : "3 2.5"}
          />
        ))}
        {right.map((at) => (
          <circle key={at} cx={260 - at * 3} cy={190 - at * 26} r="8" className="fill-leaf opacity-60" />
        ))}
        {right.map((at) => (
          <g key={at}>
            <path
              d={`M${72 + at * 3} ${190 - at * 26}H${248 - at * 3}`}
              stroke="currentColor"
              strokeDasharray="1 5"
              strokeLinecap="round"
              strokeWidth="1.6"
              className="text-amber"
            />
            <path
              d="M0 -9C5 -4 5 4 0 9C-5 4 -5 -4 0 -9Z"
              transform={`translate(160 ${190 - at * 26})`}
              className="fill-amber"
            />
          </g>
        ))}
        <circle cx="160" cy="24" r="13" className="fill-sheet stroke-ink" strokeWidth="1.6" />
      </svg>
      <figcaption className="mt-3 text-sm text-quiet">
        {t`Example: five units on the left leg and three on the right make three points; two units wait on the left.`}
      </figcaption>
    </figure>
  );
}
