import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** What the simulation computes exactly, what it assumes, and what it leaves out. */
export function Assumptions() {
  return (
    <div className="grid gap-x-14 gap-y-6 border-line border-t pt-8 text-note text-quiet md:grid-cols-3">
      <Part title={<Trans>What is exact</Trans>}>
        <Trans>
          Pairs, caps, flash, point values, rebates, commissions and ranks: all computed by the contract's
          rules, to a hundred-millionth of a dollar. Every rank is claimed; closing rewards go to the
          HeroPool.
        </Trans>
      </Part>
      <Part title={<Trans>What is assumed</Trans>}>
        <Trans>
          The people. Each newcomer's sponsor is a random member, as if all members invited equally well. In
          reality a few recruit many and most recruit no one, so more of them earn nothing.
        </Trans>
      </Part>
      <Part title={<Trans>What is left out</Trans>}>
        <Trans>
          Gas: with it, everyone would have a little less. The price of POL: here it never changes, in reality
          it can halve. Name changes, and purchases after the last day.
        </Trans>
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="space-y-2">
      <h3 className="text-ink text-lead">{title}</h3>
      <p>{children}</p>
    </div>
  );
}
