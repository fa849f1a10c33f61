import { Trans } from "@lingui/react/macro";
import { Service } from "./Service.tsx";

export function Lotteries() {
  return (
    <Service
      status="closed"
      scene="lottery"
      rules={[
        <Trans key="contract">
          Tickets and prizes are in a separate contract. Neither the operator nor anyone else can take the
          pot, stop a draw or choose its day once tickets are sold.
        </Trans>,
        <Trans key="chance">
          Randomness comes from a source that no one can predict or repeat, with a proof that the contract
          checks: never from a block's number, and never from us.
        </Trans>,
        <Trans key="table">
          Price, number of tickets, prizes and the chance of each are fixed before the first ticket is sold,
          and are shown next to the button.
        </Trans>,
        <Trans key="refund">If a draw cannot take place, every ticket is refunded.</Trans>,
        <Trans key="pull">
          Winners collect their prizes themselves, at any time. A prize is never smaller than announced.
        </Trans>,
        <Trans key="age">No one under age plays, and no one where the law forbids it.</Trans>,
      ]}
    >
      <p>
        <Trans>
          A lottery would be a separate contract with money of its own. No part of a payment into the plan
          goes to a lottery. There is no draw on this site and no ticket to buy.
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
