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
          buy units, sit in a tree in which everybody has two legs, and share what other members pay in. The
          contract takes the payments, counts and pays out. No person does, and no company.
        </Trans>
      </p>
      <p>
        <Trans>
          Nothing is sold here besides the place itself. The contract buys nothing, lends nothing and trades
          nothing with what it takes, so it earns nothing either: every dollar that one member receives was
          paid by another. Of what enters, {back} goes back to members the same day; the other {rest} goes to
          rank holders, the lottery and operations. Taken together, members get back less than they put in.
        </Trans>
      </p>
      <p>
        <Trans>
          What sets it apart is not that people earn more. It is that nothing is hidden: the rules cannot be
          changed, the contract never owes more than it holds, and everybody can see what became of everybody
          else, the many who earned little included.
        </Trans>
      </p>
    </>
  );
}
