import { formatAmount } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import type { MemberOverview } from "../../../chain/read-member.ts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Card } from "../../../ui/primitives/Card.tsx";
import { CardHeading } from "./CardHeading.tsx";
import { Figures } from "./Figures.tsx";

/** The member's total earnings, withdrawn or not. */
export function LifetimeCard({ overview }: { readonly overview: MemberOverview }) {
  const locale = useLocale();
  const { points, pointEarnings, commission, flash } = overview.lifetime;
  return (
    <Card aria-labelledby="lifetime" className="space-y-3">
      <CardHeading id="lifetime">
        <Trans>All rounds together</Trans>
      </CardHeading>
      <Figures
        figures={[
          { id: "points", label: <Trans>Your points</Trans>, value: formatCount(points, locale) },
          {
            id: "earned",
            label: <Trans>Earned with points</Trans>,
            value: <Amount value={formatAmount(pointEarnings)} unit="POL" />,
          },
          {
            id: "commission",
            label: <Trans>Your commissions</Trans>,
            value: <Amount value={formatAmount(commission)} unit="POL" />,
          },
          {
            id: "flash",
            label: <Trans>Pairs above your cap (flash)</Trans>,
            value: formatCount(flash, locale),
          },
        ]}
      />
    </Card>
  );
}
