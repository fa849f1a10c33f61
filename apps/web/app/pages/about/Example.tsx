import { Trans } from "@lingui/react/macro";
import { formatCount, localizeDigits } from "../../i18n/format.ts";
import { leftToRight } from "../../i18n/left-to-right.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { dollarsInText, usePlanFacts } from "../../i18n/use-plan-facts.ts";
import { ExampleTable } from "./ExampleTable.tsx";
import { ExampleTree } from "./ExampleTree.tsx";
import { adaEarned, dayEarnings, firstDay, polUsd, secondDay, secondDayMoney, unitPol } from "./example.ts";
import { KindsOfDay } from "./KindsOfDay.tsx";

const day = secondDayMoney;
const losses = Object.values(secondDay)
  .map((person) => person.paid - dayEarnings(person))
  .filter((loss) => loss > 0n)
  .sort((one, other) => (one < other ? -1 : 1));
const [leastLoss = 0n, mostLoss = leastLoss] = [losses[0], losses.at(-1)];

export function Example() {
  const { unit, poolOfUnit } = usePlanFacts();
  const locale = useLocale();
  const count = (value: number) => formatCount(value, locale);
  const [units, points, left, right, waiting] = [
    count(day.units),
    count(day.points),
    count(day.adaLeft),
    count(day.adaRight),
    count(day.adaWaiting),
  ];
  const usd = (amount: bigint) => dollarsInText(amount, locale);
  const [pol, pols] = [
    usd(polUsd),
    locale === "fa"
      ? `${localizeDigits(String(unitPol), locale)}\u00a0POL`
      : leftToRight(`${unitPol}\u00a0POL`),
  ];
  const [entered, pool, value] = [usd(day.entered), usd(day.pool), usd(day.pointValue)];
  const [earnings, rebates, rebate] = [usd(day.pointEarnings), usd(day.rebates), usd(day.rebateOfUnit)];
  const [hero, commons, operations, closing] = [
    usd(day.heroPool),
    usd(day.commons),
    usd(day.operations),
    usd(day.closingReward),
  ];
  const boxes = usd(day.commissions + day.pool);
  const [adaPaid, adaFirst, adaAll] = [usd(firstDay.paid), usd(firstDay.rebate), usd(adaEarned)];
  const [least, most] = [usd(leastLoss), usd(mostLoss)];
  return (
    <>
      <p>
        <Trans>
          Ada joined yesterday with one unit, below the root seat, as the only member. Today she sponsors Ben
          and Cem, and they sponsor three more. One POL costs {pol}, so a unit of {unit} is {pols}. We count
          in dollars here; within a round, everyone pays the same price.
        </Trans>
      </p>
      <ExampleTree />
      <p>
        <Trans>
          <strong>What comes in.</strong> {units} units today, {entered}. {poolOfUnit} of each goes into the
          day's pool: {pool} in total.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>What pairs.</strong> {left} units arrive on Ada's left leg, {right} on her right: {right}{" "}
          points for her, and {waiting} units wait on the left. Ben has one unit on each side: one point. Cem
          has one on the left and none on the right: no point. No one sits below the others. The day has{" "}
          {points} points.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>What a point is worth.</strong> {value}, the maximum. Together, the points earn {earnings}.
          The other {rebates} of the pool go back to the members who paid today: {rebate} per unit.
        </Trans>
      </p>
      <ExampleTable />
      <p>
        <Trans>
          Of {entered}, {boxes} is in members' boxes at the end of the day. {hero} went into the HeroPool,{" "}
          {commons} to the commons and {operations} to operations, of which the account that settles the day
          gets {closing}.
        </Trans>
      </p>
      <p>
        <Trans>
          After two days Ada has paid {adaPaid} and received {adaAll}; {adaFirst} of it came back on her first
          day, when no one had a point. She is the only one of the six who has earned back what she paid. The
          others are {least} to {most} behind, and catch up only if enough people join below them, who are
          then behind themselves. Network fees are extra.
        </Trans>
      </p>
      <h3>
        <Trans>The same unit on other days</Trans>
      </h3>
      <p>
        <Trans>
          In this small tree few units pair, so most of the pool goes back to the buyers. That is not typical:
          the larger and more balanced a network is, the more pairs a unit makes on its way up. On a day with
          ten or more points per unit, nothing goes back to the buyers.
        </Trans>
      </p>
      <KindsOfDay />
    </>
  );
}
