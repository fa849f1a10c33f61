import { Trans } from "@lingui/react/macro";
import { usePlanFacts } from "../../../i18n/use-plan-facts.ts";

export function Paying() {
  const { unit, mostUnits, nameFee, commons, operatorKeeps } = usePlanFacts();
  return (
    <>
      <p>
        <Trans>
          You buy units in the plan: {unit} each, at most {mostUnits}, paid in POL at the price of the round.
          A unit is a seat's right to take part in the sharing as the contract describes it. It is not a
          deposit, not a loan, not a share in a company, and gives you no claim on the operator or on another
          member.
        </Trans>
      </p>
      <p>
        <Trans>
          A payment is final once it is in a block. It is divided among others at once and at the end of the
          round, so it cannot be cancelled, returned or charged back. If the law of your country gives you a
          right to withdraw from contracts made at a distance, then by confirming the payment you ask for it
          to be carried out immediately, and know that it cannot be reversed.
        </Trans>
      </p>
      <p>
        <Trans>
          A payment may exceed its price by up to 2 %, so that it does not fail over a small change; the
          excess goes into your own box. Another username costs {nameFee}, which goes into the HeroPool. The
          fees of the network are paid to the network. {commons} of what enters the plan goes to the commons,
          an address outside the plan that its contract names. The operator receives {operatorKeeps}, and
          charges nothing for this site.
        </Trans>
      </p>
    </>
  );
}
