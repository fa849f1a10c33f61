import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

const risks: { id: string; text: ReactNode }[] = [
  {
    id: "loss",
    text: (
      <Trans>
        <strong>Most members lose money.</strong> What one gains others have paid, and operations and the
        lottery take their part besides. It cannot be otherwise in a plan that earns nothing outside of
        itself.
      </Trans>
    ),
  },
  {
    id: "end",
    text: (
      <Trans>
        <strong>Growth ends.</strong> When fewer people join, there is less to share; when no one joins, there
        is nothing. Who joins late has fewer people left to come after them.
      </Trans>
    ),
  },
  {
    id: "final",
    text: (
      <Trans>
        <strong>A payment is final.</strong> It is shared out when its day is settled. No one can take it
        back, the operator included, and there is no cooling-off period.
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
        <strong>A key can be lost or stolen.</strong> Anyone with your wallet's key has your box and your
        seat. No one can give you a new one.
      </Trans>
    ),
  },
  {
    id: "code",
    text: (
      <Trans>
        <strong>Code can be wrong.</strong> The contract is tested with great care and its rules are written
        twice, independently. Still, that is no proof, no outside firm has audited it, and a fault could not
        be mended: no one can change the contract.
      </Trans>
    ),
  },
  {
    id: "feed",
    text: (
      <Trans>
        <strong>The price feed can die.</strong> Then no one can enter any more, for ever. Every box can still
        be emptied.
      </Trans>
    ),
  },
  {
    id: "spillover",
    text: (
      <Trans>
        <strong>Clever placement pays.</strong> Who takes the next seat below a strong recruiter is paired
        with the recruiter's people. And in a network so uneven that hardly any legs pair, someone with very
        many accounts of their own can come out ahead over many days. Both are known, and nothing prevents
        them.
      </Trans>
    ),
  },
  {
    id: "law",
    text: (
      <Trans>
        <strong>The law may forbid it.</strong> Many countries restrict or forbid plans in which people earn
        by bringing others. Taxes may be due on what you receive even if you lost in all. Ask someone who
        knows the law where you live.
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
        <Trans>Pay only what you can do without, and never with money that you have borrowed.</Trans>
      </p>
    </>
  );
}
