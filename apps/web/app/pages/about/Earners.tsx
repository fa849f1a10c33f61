import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { usePlanFacts } from "../../i18n/use-plan-facts.ts";
import { LocaleLink } from "../../ui/primitives/LocaleLink.tsx";

export function Earners() {
  const facts = usePlanFacts();
  const { sponsor, sponsorOfUnit, mostPointValue, pointsPerUnit, poolOfUnit, mostADay } = facts;
  const { heroMost, knightMost, lottery, operatorKeeps, closing, mostUnits } = facts;
  const lines: { id: string; who: ReactNode; what: ReactNode }[] = [
    {
      id: "sponsor",
      who: <Trans>Who brings someone</Trans>,
      what: (
        <Trans>
          {sponsor} of what that person pays, {sponsorOfUnit} a unit, at once and each time. Only for people
          they sponsored themselves, and only if they hold a unit.
        </Trans>
      ),
    },
    {
      id: "team",
      who: <Trans>Who has people on both legs</Trans>,
      what: (
        <Trans>
          Points: at most {mostPointValue} each and {pointsPerUnit} a day for each unit of their own, so at
          most {mostADay} a day with {mostUnits} units. One leg alone brings none.
        </Trans>
      ),
    },
    {
      id: "payer",
      who: <Trans>Who pays that day</Trans>,
      what: (
        <Trans>
          A rebate of {poolOfUnit} a unit at the most and nothing at the least, once, for the day of the
          payment.
        </Trans>
      ),
    },
    {
      id: "rank",
      who: <Trans>Who holds a rank</Trans>,
      what: (
        <Trans>
          Shares of the month's HeroPool: a Hero at most {heroMost} a month, a Knight at most {knightMost},
          less when there are many of them.
        </Trans>
      ),
    },
    {
      id: "lottery",
      who: <Trans>The lottery</Trans>,
      what: (
        <Trans>
          {lottery}, if one was named before the plan opened. Where none was, the HeroPool has this share for
          ever.
        </Trans>
      ),
    },
    {
      id: "operator",
      who: <Trans>The operator</Trans>,
      what: (
        <Trans>
          {operatorKeeps} of what enters, and nothing else from the plan. Unlike the members' shares it does
          not depend on how the day went.
        </Trans>
      ),
    },
    {
      id: "closer",
      who: <Trans>Who settles the day</Trans>,
      what: <Trans>{closing} of what entered, for the gas that settling costs. Anyone may do it.</Trans>,
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
          <strong>And who earns nothing.</strong> Everybody who brings no one and has not yet got people on
          both legs: they get the rebate of the day on which they paid, and that is all. In a tree with two
          legs more than half of all members have an empty leg, always. How many have earned nothing here, and
          what the middle member got back, stands in the{" "}
          <LocaleLink to="/admin/reports/basic">report</LocaleLink>.
        </Trans>
      </p>
    </>
  );
}
