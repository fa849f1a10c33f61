import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount } from "../i18n/format.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { leaf } from "../illustration/strokes.ts";
import type { OfHundred } from "./of-hundred.ts";
import type { Outcomes } from "./report-schema.ts";

/** Leaves in a row, and the side of each one's square. */
const ROW = 20;
const SIDE = 10;

const leaves = Array.from({ length: 100 }, (_, index) =>
  leaf({ x: (index % ROW) * SIDE + SIDE / 2, y: Math.floor(index / ROW) * SIDE + 9 }, 12, 6.2),
);

const kinds = ["back", "part", "nothing"] as const;
type Kind = (typeof kinds)[number];

const looks: Record<Kind, string> = {
  back: "fill-leaf stroke-leaf",
  part: "fill-clay-wash stroke-clay",
  nothing: "fill-clay stroke-clay",
};

const swatches: Record<Kind, string> = {
  back: "bg-leaf",
  part: "border border-clay bg-clay-wash",
  nothing: "bg-clay",
};

const words: Record<Kind, ReactNode> = {
  back: <Trans>earned back what they paid, or more</Trans>,
  part: <Trans>earned back only a part of it</Trans>,
  nothing: <Trans>earned nothing at all</Trans>,
};

/** A hundred leaves, one for each hundredth of those who paid: who earned back what they paid, a part of it, nothing. */
export function HundredMembers({
  hundred,
  outcomes,
}: {
  readonly hundred: OfHundred;
  readonly outcomes: Outcomes;
}) {
  const locale = useLocale();
  const starts = { back: 0, part: hundred.back, nothing: hundred.back + hundred.part };
  const counts: Record<Kind, number> = {
    back: outcomes.earnedBack,
    part: outcomes.members - outcomes.earnedBack - outcomes.earnedNothing,
    nothing: outcomes.earnedNothing,
  };
  return (
    <div className="space-y-6">
      <p className="max-w-[30ch] font-display text-[clamp(1.5rem,3vw,2.1rem)] leading-snug">
        <SoFar hundred={hundred} outcomes={outcomes} />
      </p>
      <div className="grid grid-cols-1 items-center gap-x-12 gap-y-6 lg:grid-cols-[1.6fr_1fr]">
        <svg viewBox={`0 0 ${ROW * SIDE} ${(100 / ROW) * SIDE}`} aria-hidden="true" className="w-full">
          {kinds.map((kind) => (
            <path
              key={kind}
              d={leaves.slice(starts[kind], starts[kind] + hundred[kind]).join("")}
              strokeWidth="0.4"
              className={looks[kind]}
            />
          ))}
        </svg>
        <dl className="space-y-3">
          {kinds.map((kind) => (
            <div key={kind} className="grid grid-cols-[auto_1fr] items-baseline gap-x-3">
              <dt className="col-start-2">
                {words[kind]}
                <span className="block text-quiet text-sm">
                  <Trans>
                    {formatCount(counts[kind], locale)} of {formatCount(outcomes.members, locale)} members
                  </Trans>
                </span>
              </dt>
              <dd className="col-start-1 row-start-1 flex items-baseline gap-2.5 font-display text-2xl">
                <span aria-hidden="true" className={`size-3 rounded-[60%_10%] ${swatches[kind]}`} />
                <span className="min-w-[2.2ch] text-end">{formatCount(hundred[kind], locale)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function SoFar({ hundred, outcomes }: { readonly hundred: OfHundred; readonly outcomes: Outcomes }) {
  const locale = useLocale();
  const part = formatCount(hundred.back, locale);
  const all = formatCount(100, locale);
  if (hundred.back === 0 && outcomes.earnedBack > 0)
    return <Trans>So far fewer than one of {all} members has earned back what they paid.</Trans>;
  return (
    <Trans>
      So far {part} of {all} members have earned back what they paid.
    </Trans>
  );
}
