import type { PlanName } from "@canopy/shared/api/primitives";
import { Trans } from "@lingui/react/macro";
import { LocaleLink } from "../../ui/primitives/LocaleLink.tsx";

/** The report of a plan in a new tab, so that what was entered stays. */
export function ReportLink({ plan }: { readonly plan: PlanName }) {
  return (
    <p className="pt-1">
      <LocaleLink
        to={`/admin/reports/basic${plan === "plus" ? "?plan=plus" : ""}`}
        target="_blank"
        className="inline-flex min-h-9 items-center text-leaf underline underline-offset-4"
      >
        <Trans>See the whole report</Trans>
      </LocaleLink>
    </p>
  );
}
