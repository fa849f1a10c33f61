import { Trans } from "@lingui/react/macro";
import type { MemberOverview } from "../../../chain/read-member.ts";
import { usePlanPath } from "../../../chain/use-plan-path.ts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { ButtonLink } from "../../../ui/primitives/Button.tsx";
import { UnitLeaves } from "../../entry/UnitLeaves.tsx";
import { useHasPending } from "../../transactions/use-has-pending.ts";

/** The member's units, the daily cap that they give, and the way to more. */
export function Units({ overview }: { readonly overview: MemberOverview }) {
  const locale = useLocale();
  const planPath = usePlanPath();
  const isBuying = useHasPending("topUp");
  const { units, maximumUnits, maxPoints } = overview;
  const held = formatCount(units, locale);
  const most = formatCount(maximumUnits, locale);
  const cap = formatCount(maxPoints, locale);
  return (
    <section
      aria-labelledby="units"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-5"
    >
      <div className="flex items-center gap-5">
        <UnitLeaves held={units} most={maximumUnits} />
        <div>
          <h3 id="units" className="label-text">
            <Trans>Your units</Trans>
          </h3>
          <p>
            <Trans>
              {held} of {most}, for up to {cap} points a day
            </Trans>
          </p>
        </div>
      </div>
      {isBuying || units < maximumUnits ? (
        <ButtonLink to={planPath("/dashboard/topup")} variant="secondary">
          {isBuying ? <Trans>Follow your purchase</Trans> : <Trans>Buy more units</Trans>}
        </ButtonLink>
      ) : (
        <p className="text-quiet text-sm">
          <Trans>You hold the maximum.</Trans>
        </p>
      )}
    </section>
  );
}
