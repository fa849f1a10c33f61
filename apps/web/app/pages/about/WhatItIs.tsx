import { Trans } from "@lingui/react/macro";
import { brand } from "../../brand/brand.ts";
import { usePlanFacts } from "../../i18n/use-plan-facts.ts";

export function WhatItIs() {
  const { name } = brand;
  const { back, rest } = usePlanFacts();
  return (
    <>
      <p>
        <Trans>
          {name} is a plan for network sales that runs as a public contract on the Polygon network. Members
          buy units, take a place in a tree where every member has two legs, and share what other members pay
          in. The contract takes the payments, keeps count and pays out, without any person or company.
        </Trans>
      </p>
      <p>
        <Trans>
          Nothing is sold here except the place itself. The contract does not buy, lend or trade anything with
          the payments, so it earns nothing: every dollar that one member receives was paid by another. {back}{" "}
          of each payment goes back to members the same day; the other {rest} goes to the commons, an address
          outside the plan, to rank holders and to operations. Taken together, members get back less than they
          put in.
        </Trans>
      </p>
      <p>
        <Trans>
          What sets it apart is not that people earn more, but that nothing is hidden: the rules cannot be
          changed, the contract never owes more than it holds, and anyone can see how every member did,
          including the many who earned little.
        </Trans>
      </p>
    </>
  );
}
