import { Trans } from "@lingui/react/macro";
import { usePlanFacts } from "../../../i18n/use-plan-facts.ts";

export function Paying() {
  const { unit, mostUnits, nameFee, commons, operatorKeeps } = usePlanFacts();
  return (
    <>
      <p>
        <Trans>
          You buy units in the plan: {unit} each, at most {mostUnits}, paid in POL at the price of the round.
          A unit is a seat's right to take part in the distribution that the contract describes. It is not a
          deposit, a loan or a share in a company, and gives you no claim on the operator or on another
          member.
        </Trans>
      </p>
      <p>
        <Trans>
          A payment is final once it is in a block. It is divided among others, partly at once and partly at
          the end of the round, so it cannot be cancelled, returned or charged back. If your country's law
          gives you a right to withdraw from distance contracts, then by confirming the payment you ask for it
          to be carried out immediately, and acknowledge that it cannot be reversed.
        </Trans>
      </p>
      <p>
        <Trans>
          A payment may exceed its price by up to 2%, so that a small change does not make it fail; the excess
          goes into your own box. Changing your username costs {nameFee}, which goes into the HeroPool.
          Network fees go to the network. {commons} of what enters the plan goes to the commons, an address
          outside the plan that its contract names. The operator receives {operatorKeeps}, and charges nothing
          for this site.
        </Trans>
      </p>
    </>
  );
}
