import { Trans } from "@lingui/react/macro";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { usePlanFacts } from "../../i18n/use-plan-facts.ts";
import { cappedDay } from "./example.ts";
import { UnitCut } from "./UnitCut.tsx";

export function HowItWorks() {
  const { unit, mostUnits, pointsPerUnit, mostPoints, mostPointValue } = usePlanFacts();
  const locale = useLocale();
  const count = (value: number) => formatCount(value, locale);
  const [left, right] = [count(cappedDay.left), count(cappedDay.right)];
  const [flash, waiting] = [count(cappedDay.flash), count(cappedDay.waiting)];
  return (
    <>
      <p>
        <Trans>
          A unit costs {unit}, paid in POL at a price that is fixed once a round; a round is 24 hours. A
          member buys one to {mostUnits} units, now or later. The contract splits each unit the same way, no
          matter who buys it:
        </Trans>
      </p>
      <UnitCut />
      <p>
        <Trans>
          <strong>Legs.</strong> You join under a sponsor, who is paid a commission, and take a free seat in
          the tree, on another member's left or right leg. From then on, every unit bought anywhere below your
          left leg counts as half a point there, and every unit below your right leg as half a point on the
          right.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>Points.</strong> Half a point from the left and half a point from the right make one point,
          and both are used up. Units without a partner wait, for years if necessary, and are never lost. One
          leg alone, however long, makes no points.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>The cap.</strong> Each unit that you hold lets you earn {pointsPerUnit} points a day, up to{" "}
          {mostPoints}. If you hold one unit, and {left} units arrive on your left leg and {right} on your
          right, you earn {pointsPerUnit} points; {flash} pairs above your cap are used up and pay nothing,
          which we call flash; {waiting} units wait on the right.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>The day's pool.</strong> When the round is over, its pool is divided by its points, but no
          point is worth more than {mostPointValue}. The rest goes back to the members who paid that day, the
          same amount per unit: the rebate.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>The box.</strong> Your earnings stay in your box in the contract. Only you can withdraw
          them, to your own wallet, at any time. The contract never sends them without your request.
        </Trans>
      </p>
    </>
  );
}
