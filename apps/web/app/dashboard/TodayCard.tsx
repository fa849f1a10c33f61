import { formatAmount, formatUSD } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import { formatCount } from "../i18n/format.ts";
import { useLocale } from "../i18n/use-locale.ts";
import type { MemberOverview } from "../plan/read-member.ts";
import { Amount } from "../ui/Amount.tsx";
import { Card } from "../ui/Card.tsx";
import { CardHeading } from "./CardHeading.tsx";
import { Figures } from "./Figures.tsx";
import { RoundClock } from "./RoundClock.tsx";

/** The present round: the member's own figures, then the whole plan's. */
export function TodayCard({ overview }: { readonly overview: MemberOverview }) {
  const locale = useLocale();
  const { today, plan, maxPoints } = overview;
  const points = formatCount(today.points, locale);
  const most = formatCount(maxPoints, locale);
  return (
    <Card aria-labelledby="today" className="space-y-3">
      <CardHeading id="today">
        <Trans>Today</Trans>
      </CardHeading>
      <RoundClock round={overview.round} endsAt={overview.roundEndsAt} />
      <Figures
        figures={[
          {
            id: "points",
            label: <Trans>Your points</Trans>,
            value: (
              <Trans>
                {points} of {most}
              </Trans>
            ),
          },
          {
            id: "commission",
            label: <Trans>Your commissions</Trans>,
            value: <Amount value={formatAmount(today.commission)} unit="POL" />,
          },
          {
            id: "flash",
            label: <Trans>Pairs above your cap (flash)</Trans>,
            value: formatCount(today.flash, locale),
          },
          {
            id: "entered",
            label: <Trans>Entered in the whole plan</Trans>,
            value: <Amount value={formatUSD(plan.enteredUSD)} />,
          },
          {
            id: "plan-points",
            label: <Trans>Points in the whole plan</Trans>,
            value: formatCount(plan.points, locale),
          },
          {
            id: "members",
            label: <Trans>Members in the whole plan</Trans>,
            value: formatCount(plan.members, locale),
          },
        ]}
      />
      <p className="text-quiet text-sm">
        <Trans>Points of a round are settled after it ends; until then they stand at zero here.</Trans>
      </p>
    </Card>
  );
}
