import { formatAmount } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import { usePlan } from "../../../chain/plan-context.ts";
import { EntriesClosed } from "../../../features/entry/EntriesClosed.tsx";
import type { useEntryTerms } from "../../../features/entry/use-entry-cost.ts";
import { NetworkFigure } from "../../../features/report/NetworkFigure.tsx";
import { dollars } from "../../../i18n/use-plan-facts.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { ButtonLink } from "../../../ui/primitives/Button.tsx";
import { Card } from "../../../ui/primitives/Card.tsx";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";

interface PlusPriceProps {
  readonly terms: ReturnType<typeof useEntryTerms>;
}

/** The price of a unit of Plus, next to the outcomes of the members who have paid it. */
export function PlusPrice({ terms }: PlusPriceProps) {
  const { config, unitUSD } = usePlan();
  return (
    <Card
      aria-labelledby="plus-price"
      className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:p-9"
    >
      <div className="flex flex-col gap-6">
        <div>
          <h2 id="plus-price" className="label-text">
            <Trans>A unit of Plus now</Trans>
          </h2>
          <p className="pt-2 font-display text-5xl leading-none sm:text-7xl">
            <Amount value={dollars(unitUSD)} />
          </p>
          <div className="min-h-10 pt-3 text-lg text-quiet">
            {terms.data ? (
              <Trans>
                <Amount value={formatAmount(terms.data.unitPrice)} unit="POL" className="text-ink" /> until
                the round ends
              </Trans>
            ) : (
              terms.isPending && <Skeleton className="h-6 w-48" />
            )}
          </div>
        </div>
        <EntriesClosed error={terms.error} opensAt={config.opensAt} />
        <ButtonLink to="/dashboard/plus/register" size="large" className="mt-auto self-start">
          <Trans>Join Plus</Trans>
        </ButtonLink>
      </div>
      <div className="min-w-0 space-y-4 border-line max-lg:border-t max-lg:pt-6 lg:border-s lg:ps-12">
        <h3 className="label-text">
          <Trans>How the members of Plus have done</Trans>
        </h3>
        <NetworkFigure plan="plus" />
        <p className="text-quiet text-sm">
          <Trans>Larger amounts mean larger losses. They do not make losses less likely.</Trans>
        </p>
      </div>
    </Card>
  );
}
