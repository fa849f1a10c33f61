import { Trans } from "@lingui/react/macro";
import { formatCount } from "../../i18n/format.ts";
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
  const [pol, pols] = [dollarsInText(polUsd), leftToRight(`${unitPol}\u00a0POL`)];
  const [entered, pool, value] = [
    dollarsInText(day.entered),
    dollarsInText(day.pool),
    dollarsInText(day.pointValue),
  ];
  const [earnings, rebates, rebate] = [
    dollarsInText(day.pointEarnings),
    dollarsInText(day.rebates),
    dollarsInText(day.rebateOfUnit),
  ];
  const [hero, lottery, operations, closing] = [
    dollarsInText(day.heroPool),
    dollarsInText(day.lottery),
    dollarsInText(day.operations),
    dollarsInText(day.closingReward),
  ];
  const boxes = dollarsInText(day.commissions + day.pool);
  const [adaPaid, adaFirst, adaAll] = [
    dollarsInText(firstDay.paid),
    dollarsInText(firstDay.rebate),
    dollarsInText(adaEarned),
  ];
  const [least, most] = [dollarsInText(leastLoss), dollarsInText(mostLoss)];
  return (
    <>
      <p>
        <Trans>
          Ada joined yesterday with one unit, below the root seat, and no one else was there. Today she brings
          Ben and Cem, and they bring three more. One POL costs {pol}, so a unit of {unit} is {pols}. We count
          in dollars here, which changes nothing: within a round there is one price for all.
        </Trans>
      </p>
      <ExampleTree />
      <p>
        <Trans>
          <strong>What enters.</strong> {units} units today, {entered}. Of each, {poolOfUnit} goes into the
          day's pool: {pool}.
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
          <strong>What a point is worth.</strong> {value}, the most that a point can be worth. Together the
          points take {earnings}. The other {rebates} of the pool goes back to those who paid today: {rebate}{" "}
          for each unit.
        </Trans>
      </p>
      <ExampleTable />
      <p>
        <Trans>
          Of {entered}, {boxes} is in members' boxes at the end of the day. {hero} is in the HeroPool,{" "}
          {lottery} in the lottery's pot, and {operations} went to operations, of which the account that
          settles the day gets {closing}.
        </Trans>
      </p>
      <p>
        <Trans>
          After two days Ada has paid {adaPaid} and received {adaAll}; {adaFirst} of it came back on her first
          day, when no one had a point. She is the only one of six who has earned back what she paid. The
          others are {least} to {most} behind, and catch up only if enough people enter below them, who are
          then behind in their turn. The fees of the network come on top.
        </Trans>
      </p>
      <h3>
        <Trans>The same unit on other days</Trans>
      </h3>
      <p>
        <Trans>
          In this small tree few units pair, so most of the pool comes back to the payers. That is not a rule:
          the larger and the more even a network, the more pairs a unit makes on its way up. On a day with ten
          points or more for each unit nothing comes back to those who paid.
        </Trans>
      </p>
      <KindsOfDay />
    </>
  );
}
