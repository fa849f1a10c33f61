import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** What the simulation computes exactly, what it assumes, and what it leaves out. */
export function Assumptions() {
  return (
    <div className="grid gap-x-14 gap-y-6 border-line border-t pt-8 text-note text-quiet md:grid-cols-3">
      <Part title={<Trans>What is exact</Trans>}>
        <Trans>
          Pairs, caps, flash, what a point is worth, what goes back to those who paid, commissions, ranks: all
          computed by the contract's rules, to a hundred-millionth of a dollar. Every rank is claimed; what
          closing a day brings goes to the HeroPool.
        </Trans>
      </Part>
      <Part title={<Trans>What is made up</Trans>}>
        <Trans>
          The people. Each newcomer's sponsor is a random member, as if all members invited equally well. In
          truth a few bring many, and most bring no one: then more of them earn nothing.
        </Trans>
      </Part>
      <Part title={<Trans>What is left out</Trans>}>
        <Trans>
          Gas: with it everyone would have a little less. The price of POL: here it never changes, in truth it
          can halve. Prizes of the lottery, changes of names, and whatever is bought after the last day.
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
