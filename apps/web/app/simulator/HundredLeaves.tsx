import type { GroupOutcome } from "@canopy/protocol/outcome/summary";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount } from "../i18n/format.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { leaf } from "../illustration/strokes.ts";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Swatch } from "./Swatch.tsx";
import { hundredOf, type Kind, kinds } from "./shares.ts";

/** Leaves in a row, and the side of each one's square. */
const ROW = 20;
const SIDE = 10;

const leaves = Array.from({ length: 100 }, (_, index) =>
  leaf({ x: (index % ROW) * SIDE + SIDE / 2, y: Math.floor(index / ROW) * SIDE + 9 }, 12, 6.2),
);

const looks: Record<Kind, string> = {
  ahead: "fill-leaf stroke-leaf",
  behind: "fill-clay-wash stroke-clay",
  nothing: "fill-clay stroke-clay",
};

const words: Record<Kind, ReactNode> = {
  ahead: <Trans>earn more than they paid</Trans>,
  behind: <Trans>earn something, and less than they paid</Trans>,
  nothing: <Trans>earn nothing: only a part of their own payment comes back</Trans>,
};

/** A hundred leaves, one for each hundredth of the members. */
export function HundredLeaves({ outcome }: { readonly outcome: GroupOutcome | null }) {
  const locale = useLocale();
  const hundred = outcome && hundredOf(outcome);
  return (
    <figure className="space-y-6">
      <svg
        viewBox={`0 0 ${ROW * SIDE} ${(100 / ROW) * SIDE}`}
        aria-hidden="true"
        strokeWidth="0.4"
        className="w-full max-w-3xl rtl:-scale-x-100"
      >
        {hundred === null ? (
          <path d={leaves.join("")} className="fill-line" />
        ) : (
          kinds.map((kind, index) => {
            const start = kinds.slice(0, index).reduce((sum, before) => sum + hundred[before], 0);
            return (
              <path
                key={kind}
                d={leaves.slice(start, start + hundred[kind]).join("")}
                className={looks[kind]}
              />
            );
          })
        )}
      </svg>
      <figcaption>
        <p className="pb-3 text-quiet text-sm">
          <Trans>Of every {formatCount(100, locale)} members</Trans>
        </p>
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
          {kinds.map((kind) => (
            <div key={kind} className="flex flex-col-reverse justify-end">
              <dt className="text-quiet text-sm">{words[kind]}</dt>
              <dd className="flex items-baseline gap-2.5 font-display text-3xl proportional-nums">
                <Swatch kind={kind} />
                {hundred === null ? <Skeleton className="h-8 w-10" /> : formatCount(hundred[kind], locale)}
              </dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
