import { formatAmount, formatUSD } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import type { MemberOverview } from "../../../chain/read-member.ts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Card } from "../../../ui/primitives/Card.tsx";
import { CardHeading } from "./CardHeading.tsx";
import { Figures } from "./Figures.tsx";
import { RoundClock } from "./RoundClock.tsx";

/** The current round: what is final already, and when the rest follows. */
export function TodayCard({ overview }: { readonly overview: MemberOverview }) {
  const locale = useLocale();
  const { today, plan } = overview;
  return (
    <Card aria-labelledby="today" className="space-y-3">
      <CardHeading id="today">
        <Trans>Today</Trans>
      </CardHeading>
      <RoundClock round={overview.round} endsAt={overview.roundEndsAt} />
      <Figures
        figures={[
          {
            id: "commission",
            label: <Trans>Your commissions</Trans>,
            value: <Amount value={formatAmount(today.commission)} unit="POL" />,
          },
          {
            id: "entered",
            label: <Trans>Paid into the plan</Trans>,
            value: <Amount value={formatUSD(plan.enteredUSD)} />,
          },
          {
            id: "members",
            label: <Trans>Members of the plan</Trans>,
            value: formatCount(plan.members, locale),
          },
        ]}
      />
      <p className="text-quiet text-sm">
        <Trans>
          Today's points and leg totals appear once the round has ended and is settled. Only then is the value
          of a point known.
        </Trans>
      </p>
    </Card>
  );
}
