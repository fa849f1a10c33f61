import type { GroupOutcome } from "@canopy/protocol/simulation/summary";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { HundredLeaves, OutcomeSwatch } from "../../ui/charts/HundredLeaves.tsx";
import { type OutcomeKind, outcomeKinds } from "../../ui/charts/round-to-hundred.ts";
import { Skeleton } from "../../ui/primitives/Skeleton.tsx";
import { toHundred } from "./shares.ts";

const words: Record<OutcomeKind, ReactNode> = {
  ahead: <Trans>earn more than they paid</Trans>,
  behind: <Trans>earn something, and less than they paid</Trans>,
  nothing: <Trans>earn nothing: only a part of their own payment comes back</Trans>,
};

/** Outcomes per hundred members, as leaves and figures. There are no figures before the first run. */
export function HundredOutcomes({ outcome }: { readonly outcome: GroupOutcome | null }) {
  const locale = useLocale();
  const hundred = outcome && toHundred(outcome);
  return (
    <figure className="space-y-6">
      <HundredLeaves hundred={hundred} className="max-w-3xl" />
      <figcaption>
        <p className="pb-3 text-quiet text-sm">
          <Trans>Of every {formatCount(100, locale)} members</Trans>
        </p>
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
          {outcomeKinds.map((kind) => (
            <div key={kind} className="flex flex-col-reverse justify-end">
              <dt className="text-quiet text-sm">{words[kind]}</dt>
              <dd className="flex items-baseline gap-2.5 font-display text-3xl proportional-nums">
                <OutcomeSwatch kind={kind} />
                {hundred === null ? <Skeleton className="h-9 w-10" /> : formatCount(hundred[kind], locale)}
              </dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
