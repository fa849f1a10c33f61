import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

const risks: { id: string; text: ReactNode }[] = [
  {
    id: "loss",
    text: (
      <Trans>
        <strong>Most members lose money.</strong> What one member gains, others have paid, and operations and
        the commons take their share too. It cannot be otherwise in a plan without outside income.
      </Trans>
    ),
  },
  {
    id: "end",
    text: (
      <Trans>
        <strong>Growth ends.</strong> When fewer people join, there is less to share; when no one joins, there
        is nothing. Members who join late have fewer people left to join after them.
      </Trans>
    ),
  },
  {
    id: "final",
    text: (
      <Trans>
        <strong>A payment is final.</strong> It is shared out when its day is settled. No one can reverse it,
        including the operator, and there is no cooling-off period.
      </Trans>
    ),
  },
  {
    id: "pol",
    text: (
      <Trans>
        <strong>POL can fall.</strong> You pay and receive POL, and your box holds POL. Its price in dollars
        can halve within weeks.
      </Trans>
    ),
  },
  {
    id: "key",
    text: (
      <Trans>
        <strong>A key can be lost or stolen.</strong> Anyone who has your wallet's key controls your box and
        your seat. No one can issue you a new key.
      </Trans>
    ),
  },
  {
    id: "code",
    text: (
      <Trans>
        <strong>Code can be wrong.</strong> The contract is tested thoroughly, and its rules are implemented
        twice, independently. That is not proof: no outside firm has audited it, and a bug could not be fixed,
        because no one can change the contract.
      </Trans>
    ),
  },
  {
    id: "feed",
    text: (
      <Trans>
        <strong>The price feed can stop.</strong> Then no one can buy units again, ever. Every box can still
        be emptied.
      </Trans>
    ),
  },
  {
    id: "spillover",
    text: (
      <Trans>
        <strong>Clever placement pays.</strong> A member who takes the next seat below a strong recruiter is
        paired with the recruiter's people. And in a network so uneven that hardly any legs pair, someone with
        a very large number of accounts can come out ahead over many days. Both are known, and the contract
        prevents neither.
      </Trans>
    ),
  },
  {
    id: "law",
    text: (
      <Trans>
        <strong>It may be illegal where you live.</strong> Many countries restrict or ban plans in which
        people earn by recruiting others. You may owe taxes on what you receive even if you lost money
        overall. Ask someone who knows the law where you live.
      </Trans>
    ),
  },
];

export function RiskList() {
  return (
    <>
      <ol className="max-w-[38rem]">
        {risks.map(({ id, text }) => (
          <li key={id} className="border-t border-line py-4 first:border-t-0 first:pt-0">
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="rounded-md bg-clay-wash p-5">
        <Trans>Pay only what you can afford to lose, and never with borrowed money.</Trans>
      </p>
    </>
  );
}
