import { Trans } from "@lingui/react/macro";
import { usePlanFacts } from "../../i18n/use-plan-facts.ts";
import { LocaleLink } from "../../ui/primitives/LocaleLink.tsx";
import { Service } from "./Service.tsx";

export function BinaryPlan() {
  const facts = usePlanFacts();
  const { unit, mostUnits, pool, sponsor, heroPool, lottery, operations, mostPointValue } = facts;
  const { pointsPerUnit, mostPoints, rankPoints, heroUsd, knightUsd, heroesSponsored, heroMost } = facts;
  const { knightShares, nameFee } = facts;
  return (
    <Service
      status="open"
      scene="plans"
      rules={[
        <Trans key="unit">
          A unit costs {unit} in POL; a member holds one to {mostUnits}. The price is fixed once a round of 24
          hours, the same for everybody.
        </Trans>,
        <Trans key="shares">
          Of each unit {pool} goes into the day's pool, {sponsor} to the sponsor, {heroPool} into the
          HeroPool, {lottery} to the lottery and {operations} to operations. These shares can never change.
        </Trans>,
        <Trans key="points">
          One unit from the left leg and one from the right make a point. What has no partner waits and is
          never lost. A member earns at most {pointsPerUnit} points a day for each unit of their own, at most{" "}
          {mostPoints} in all; pairs above that are flash and bring nothing.
        </Trans>,
        <Trans key="value">
          A point is worth the day's pool divided by its points, and never more than {mostPointValue}. What
          points leave goes back on the same day to those who paid.
        </Trans>,
        <Trans key="ranks">
          A month is 30 rounds. A Hero earned {rankPoints} points in the month, or reached {heroUsd} of
          lifetime point earnings in it. A Knight earned {rankPoints} points or reached {knightUsd}, and
          sponsored {heroesSponsored} Heroes of that month. A Hero has one share of the month's HeroPool, a
          Knight {knightShares}; a share is worth {heroMost} at the most.
        </Trans>,
        <Trans key="claim">
          A rank has to be claimed within the seven days or more of its window. Anyone can claim it for the
          member who reached it. One that no one claims is lost.
        </Trans>,
        <Trans key="withdraw">
          What is earned waits in the member's box, without a fee and without an end. Only the member can take
          it out.
        </Trans>,
        <Trans key="name">
          A username has 4 to 16 letters, digits and underscores. Another one costs {nameFee}; moving the seat
          to another wallet costs nothing but the fee of the network.
        </Trans>,
      ]}
    >
      <p>
        <Trans>
          The plan that this site is about: members with two legs, points for what pairs, a pool that is
          shared every day. Worked out to the cent, with its risks, in{" "}
          <LocaleLink to="/about#example">About</LocaleLink>; what became of its members in the{" "}
          <LocaleLink to="/admin/reports/basic">report</LocaleLink>.
        </Trans>
      </p>
    </Service>
  );
}
