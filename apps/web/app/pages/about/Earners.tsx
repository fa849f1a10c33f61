import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { usePlanFacts } from "../../i18n/use-plan-facts.ts";
import { LocaleLink } from "../../ui/primitives/LocaleLink.tsx";

export function Earners() {
  const facts = usePlanFacts();
  const { sponsor, sponsorOfUnit, mostPointValue, pointsPerUnit, poolOfUnit, mostADay } = facts;
  const { rankPoints, knightShares, shareMost, commons, operatorKeeps, closing, mostUnits } = facts;
  const lines: { id: string; who: ReactNode; what: ReactNode }[] = [
    {
      id: "sponsor",
      who: <Trans>Sponsors</Trans>,
      what: (
        <Trans>
          {sponsor} of what that person pays, {sponsorOfUnit} per unit, immediately and every time. Only for
          people they sponsored themselves, and only if they hold a unit.
        </Trans>
      ),
    },
    {
      id: "team",
      who: <Trans>Members with people on both legs</Trans>,
      what: (
        <Trans>
          Points: at most {mostPointValue} each, and {pointsPerUnit} a day for each unit they hold, so at most{" "}
          {mostADay} a day with {mostUnits} units. One leg alone earns none.
        </Trans>
      ),
    },
    {
      id: "payer",
      who: <Trans>Members who pay that day</Trans>,
      what: (
        <Trans>
          A rebate of between nothing and {poolOfUnit} per unit, once, for the day of the payment.
        </Trans>
      ),
    },
    {
      id: "rank",
      who: <Trans>Members with a rank</Trans>,
      what: (
        <Trans>
          Shares of the month's HeroPool: a Hero has one for each full {rankPoints} points, a Knight{" "}
          {knightShares} more. A share is worth at most {shareMost}, and less when there are many shares or
          few pairs.
        </Trans>
      ),
    },
    {
      id: "commons",
      who: <Trans>The commons</Trans>,
      what: (
        <Trans>
          {commons} of every payment, and each month what rank shares leave in the HeroPool. It is an address
          outside the plan; nothing that goes there comes back to members.
        </Trans>
      ),
    },
    {
      id: "operator",
      who: <Trans>The operator</Trans>,
      what: (
        <Trans>
          {operatorKeeps} of every payment, and nothing else from the plan. Unlike the members' shares, it
          does not depend on how the day went.
        </Trans>
      ),
    },
    {
      id: "closer",
      who: <Trans>The account that settles the day</Trans>,
      what: (
        <Trans>
          {closing} of the day's payments, to cover the gas that settling costs. Anyone can do it.
        </Trans>
      ),
    },
  ];
  return (
    <>
      <dl className="max-w-[46rem]">
        {lines.map(({ id, who, what }) => (
          <div
            key={id}
            className="grid gap-x-8 gap-y-1 border-t border-line py-4 first:border-t-0 first:pt-0 sm:grid-cols-[13rem_1fr]"
          >
            <dt className="font-display text-xl">{who}</dt>
            <dd className="max-w-[58ch]">{what}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Trans>
          <strong>Who earns nothing:</strong> every member who sponsors no one and does not yet have people on
          both legs. They get the rebate of the day on which they paid, and that is all. In a tree with two
          legs, more than half of all members always have an empty leg. The{" "}
          <LocaleLink to="/admin/reports/basic">report</LocaleLink> shows how many have earned nothing here,
          and what the median member got back.
        </Trans>
      </p>
    </>
  );
}
