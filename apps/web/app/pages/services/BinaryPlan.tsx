import { Trans } from "@lingui/react/macro";
import { usePlanFacts } from "../../i18n/use-plan-facts.ts";
import { LocaleLink } from "../../ui/primitives/LocaleLink.tsx";
import { Service } from "./Service.tsx";

export function BinaryPlan() {
  const facts = usePlanFacts();
  const { unit, mostUnits, pool, sponsor, heroPool, commons, operations, mostPointValue } = facts;
  const { pointsPerUnit, mostPoints, rankPoints, heroUsd, knightUsd, heroesSponsored } = facts;
  const { knightShares, sharePerPoint, shareMost, nameFee } = facts;
  return (
    <Service
      status="open"
      scene="plans"
      rules={[
        <Trans key="unit">
          A unit costs {unit} in POL; a member holds one to {mostUnits}. The price is fixed once a round of 24
          hours, the same for everyone.
        </Trans>,
        <Trans key="shares">
          {pool} of each unit goes into the day's pool, {sponsor} to the sponsor, {heroPool} into the
          HeroPool, {commons} to the commons and {operations} to operations. These shares can never change.
        </Trans>,
        <Trans key="points">
          One unit from the left leg and one from the right make a point. Units without a partner wait and are
          never lost. A member earns at most {pointsPerUnit} points a day for each unit they hold, and at most{" "}
          {mostPoints} in total; pairs above that are flash and earn nothing.
        </Trans>,
        <Trans key="value">
          A point is worth the day's pool divided by its points, and never more than {mostPointValue}. The
          rest goes back to the members who paid that day.
        </Trans>,
        <Trans key="ranks">
          A month is 30 rounds. A Hero earned {rankPoints} points in the month, or reached {heroUsd} of
          lifetime point earnings in it. A Knight sponsored {heroesSponsored} members with a rank of that
          month, and earned {rankPoints} points or reached {knightUsd} in it.
        </Trans>,
        <Trans key="rank-shares">
          A Hero has one share of the month's HeroPool for each full {rankPoints} points, at least one; a
          Knight has {knightShares} more. A share is worth at most {sharePerPoint} for each point that a unit
          of the month made on average, and never more than {shareMost}. What the shares leave goes to the
          commons; nothing is carried into the next month.
        </Trans>,
        <Trans key="claim">
          A rank must be claimed while its window is open, for at least seven days. Anyone can claim it for
          the member who reached it. An unclaimed rank is lost.
        </Trans>,
        <Trans key="commons">
          The commons is one address outside the plan, fixed when the contract was deployed. Anyone can send
          it what it is owed. None of it comes back to members.
        </Trans>,
        <Trans key="withdraw">
          Earnings stay in the member's box, without a fee or a time limit. Only the member can withdraw them.
        </Trans>,
        <Trans key="name">
          A username has 4 to 16 letters, digits and underscores. Changing it costs {nameFee}; moving the seat
          to another wallet costs only the network fee.
        </Trans>,
      ]}
    >
      <p>
        <Trans>
          The plan that this site is about: members with two legs, points for pairs, and a pool that is shared
          every day. <LocaleLink to="/about#example">About</LocaleLink> works out an example to the cent and
          lists the risks; the <LocaleLink to="/admin/reports/basic">report</LocaleLink> shows how its members
          did.
        </Trans>
      </p>
    </Service>
  );
}
