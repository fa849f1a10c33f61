import { Trans } from "@lingui/react/macro";
import type { MemberOverview } from "../../../chain/read-member.ts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Card } from "../../../ui/primitives/Card.tsx";
import { LegBalance } from "../../../ui/primitives/LegBalance.tsx";
import { CardHeading } from "./CardHeading.tsx";
import { Figures } from "./Figures.tsx";

/** Waiting units and total units of both legs. Counts units, not members. */
export function LegsCard({ overview }: { readonly overview: MemberOverview }) {
  const locale = useLocale();
  return (
    <Card aria-labelledby="legs" className="space-y-4">
      <CardHeading id="legs">
        <Trans>Units waiting for a partner</Trans>
      </CardHeading>
      <LegBalance left={overview.leftVariance} right={overview.rightVariance} />
      <p className="text-quiet text-sm">
        <Trans>
          One unit from each leg makes a point. Units reach you when their round is settled; units without a
          partner wait and are never lost.
        </Trans>
      </p>
      <Figures
        figures={[
          {
            id: "left",
            label: <Trans>Settled on the left leg so far</Trans>,
            value: formatCount(overview.leftUnits, locale),
          },
          {
            id: "right",
            label: <Trans>Settled on the right leg so far</Trans>,
            value: formatCount(overview.rightUnits, locale),
          },
        ]}
      />
    </Card>
  );
}
