import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { usePlan } from "../../../chain/plan-context.ts";
import type { EntryTerms } from "../../../chain/read-entry-terms.ts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { dollarsInText, usePlanFacts } from "../../../i18n/use-plan-facts.ts";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";

/** What Plus is, and how it differs from the core plan. */
export function PlusRules({ terms }: { readonly terms: EntryTerms | undefined }) {
  const locale = useLocale();
  const { config, unitUSD } = usePlan();
  const { pointsPerUnit } = usePlanFacts();
  const plusUnit = dollarsInText(unitUSD, locale);
  const mostUnits = formatCount(config.maximumUnits, locale);
  const points = terms ? formatCount(terms.pointsPerUnit, locale) : pointsPerUnit;
  return (
    <DashboardSection id="plus-rules" title={<Trans>How it works</Trans>}>
      <dl className="divide-y divide-line border-line border-b">
        <Rule term={<Trans>Who can join</Trans>}>
          <Trans>
            Members of the core plan only, under the username that they have there. A change of username or
            wallet in the core plan counts in Plus at once.
          </Trans>
        </Rule>
        <Rule term={<Trans>Your place</Trans>}>
          <Trans>
            Plus has its own tree. Your sponsor and the member above your seat must be in Plus. We propose the
            nearest member above you in the core tree who is.
          </Trans>
        </Rule>
        <Rule term={<Trans>Units</Trans>}>
          <Trans>
            A unit costs {plusUnit}, paid in POL. You hold one to {mostUnits}, and each raises your daily cap
            in Plus by {points} points.
          </Trans>
        </Rule>
        <Rule term={<Trans>What you can earn</Trans>}>
          <Trans>
            Points when both of your legs in Plus grow, commissions when you sponsor someone there, and ranks:
            the rules are those of the core plan, with only the money of Plus.
          </Trans>
        </Rule>
        <Rule term={<Trans>What stays apart</Trans>}>
          <Trans>
            Nothing flows from one plan into the other. Units of Plus do not raise your cap in the core plan,
            and your legs in the core plan bring you nothing in Plus.
          </Trans>
        </Rule>
      </dl>
    </DashboardSection>
  );
}

function Rule({ term, children }: { readonly term: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="font-[550]">{term}</dt>
      <dd className="max-w-[60ch] text-quiet">{children}</dd>
    </div>
  );
}
