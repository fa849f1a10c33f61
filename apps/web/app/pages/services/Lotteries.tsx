import { Trans } from "@lingui/react/macro";
import { usePlanFacts } from "../../i18n/use-plan-facts.ts";
import { Service } from "./Service.tsx";

export function Lotteries() {
  const { lottery } = usePlanFacts();
  return (
    <Service
      status="closed"
      scene="lottery"
      rules={[
        <Trans key="contract">
          Tickets and prizes are in a contract of its own. Neither the operator nor anyone else can take the
          pot, stop a draw or choose its day once tickets are sold.
        </Trans>,
        <Trans key="chance">
          Chance comes from a source that no one can foresee or repeat, with a proof that the contract checks.
          Never from a block's number, and never from us.
        </Trans>,
        <Trans key="table">
          Price, number of tickets, prizes and the chance of each are fixed before the first ticket is sold,
          and are shown next to the button.
        </Trans>,
        <Trans key="refund">A draw that cannot take place gives every ticket its price back.</Trans>,
        <Trans key="pull">
          Prizes wait for their winners, who collect them. A prize is never smaller than the table said.
        </Trans>,
        <Trans key="age">No one under age plays, and no one where the law forbids it.</Trans>,
      ]}
    >
      <p>
        <Trans>
          {lottery} of what enters the plan is set aside for a lottery, if one was named in the contract
          before the plan opened. Otherwise the HeroPool has that share, for ever. Which of the two is true
          here anyone can read in the contract. There is no draw on this site and no ticket to buy.
        </Trans>
      </p>
      <p>
        <Trans>
          In a lottery a few tickets win and most win nothing. All prizes together are worth less than all
          tickets.
        </Trans>
      </p>
    </Service>
  );
}
