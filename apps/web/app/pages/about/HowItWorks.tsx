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
          member buys one to {mostUnits} units, at once or later. The contract cuts each unit the same way, no
          matter who pays it:
        </Trans>
      </p>
      <UnitCut />
      <p>
        <Trans>
          <strong>Legs.</strong> You join under a sponsor, who is paid a commission, and take a free seat in
          the tree, on someone's left or right leg. From then on every unit that enters anywhere below your
          left leg counts there as one half-point, and so on your right.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>Points.</strong> A half from the left and a half from the right make a point. Both are used
          up; what has no partner yet waits, for years if need be, and is never lost. One leg alone, however
          long, makes no points at all.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>The cap.</strong> Each unit of your own lets you earn {pointsPerUnit} points a day,{" "}
          {mostPoints} at the most. If you hold one unit, and {left} units arrive on your left leg and {right}{" "}
          on your right, you earn {pointsPerUnit} points; {flash} pairs above your cap are used up without
          pay, which we call flash; {waiting} units wait on the right.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>The day's pool.</strong> When the round is over, its pool is divided by its points, but no
          point is worth more than {mostPointValue}. What that leaves goes back, equally for each unit, to
          those who paid that day: the rebate.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>The box.</strong> What you earn waits in your box in the contract, and only you can take it
          out, to your own wallet, whenever you like. Nothing is ever sent unasked.
        </Trans>
      </p>
    </>
  );
}
