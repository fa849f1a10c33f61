import { corePlan } from "@canopy/protocol/rules/parameters";
import { Trans, useLingui } from "@lingui/react/macro";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { dollars, dollarsInText, ofUnit } from "../../i18n/use-plan-facts.ts";
import { Amount } from "../../ui/primitives/Amount.tsx";
import { kindsOfDay } from "./example.ts";

const pool = ofUnit(corePlan.shares.pool);
const percentOfPool = (amount: bigint) => `${(amount * 100n) / pool}%`;

/** The part of a unit's pool share that is refunded on days with few and with many points. */
export function KindsOfDay() {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <figure className="max-w-[40rem] py-2">
      <ul className="space-y-5">
        {kindsOfDay.map(({ pointsOfTenUnits, pointValue, rebate }) => {
          const points = formatCount(pointsOfTenUnits / 10, locale);
          const value = dollarsInText(pointValue, locale);
          return (
            <li key={pointsOfTenUnits}>
              <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                <span className="font-[550]">{t`Points for each unit: ${points}`}</span>
                <span className="text-sm text-quiet">{t`a point is worth ${value}`}</span>
              </div>
              <div
                className="keep-colours my-1.5 flex h-3.5 overflow-hidden rounded-full bg-amber"
                aria-hidden="true"
              >
                <span className="bg-leaf" style={{ width: percentOfPool(rebate) }} />
              </div>
              <div className="flex justify-between gap-6 text-sm">
                <span>
                  <Amount value={dollars(rebate)} className="font-[600]" /> <Trans>back to the payer</Trans>
                </span>
                <span>
                  <Amount value={dollars(pool - rebate)} className="font-[600]" /> <Trans>to points</Trans>
                </span>
              </div>
            </li>
          );
        })}
      </ul>
      <figcaption className="mt-4 text-sm text-quiet">
        <Trans>The part of a unit that goes into the pool, on four kinds of days.</Trans>
      </figcaption>
    </figure>
  );
}
