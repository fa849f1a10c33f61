import { corePlan } from "@canopy/protocol/rules/parameters";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { dollars, ofUnit } from "../../i18n/use-plan-facts.ts";
import { Amount } from "../../ui/primitives/Amount.tsx";

const { shares } = corePlan;

const parts: { share: number; name: ReactNode; look: string }[] = [
  { share: shares.pool, name: <Trans>the day's pool: points and rebates</Trans>, look: "bg-leaf" },
  { share: shares.sponsor, name: <Trans>the sponsor, at once</Trans>, look: "bg-leaf opacity-60" },
  { share: shares.heroPool, name: <Trans>the HeroPool, for ranks</Trans>, look: "bg-amber" },
  { share: shares.commons, name: <Trans>the commons, outside the plan</Trans>, look: "bg-amber opacity-55" },
  { share: shares.operations, name: <Trans>operations</Trans>, look: "bg-edge" },
];

/** The contract's shares of one unit. */
export function UnitCut() {
  return (
    <figure className="max-w-[46rem] py-2">
      <div className="keep-colours flex h-11 gap-1 overflow-hidden rounded-md" aria-hidden="true">
        {parts.map(({ share, look }) => (
          <span key={look} className={look} style={{ flexGrow: share, flexBasis: 0 }} />
        ))}
      </div>
      <dl className="mt-4 grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
        {parts.map(({ share, name, look }) => (
          <div key={look} className="flex items-baseline gap-2.5">
            <span
              aria-hidden="true"
              className={`keep-colours size-2.5 shrink-0 self-center rounded-[60%_10%] ${look}`}
            />
            <dd className="order-1 min-w-13 font-[620]">
              <Amount value={dollars(ofUnit(share))} />
            </dd>
            <dt className="order-2">{name}</dt>
          </div>
        ))}
      </dl>
    </figure>
  );
}
