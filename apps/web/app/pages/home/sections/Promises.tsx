import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

const promises: { id: string; title: ReactNode; text: ReactNode }[] = [
  {
    id: "solvent",
    title: <Trans>Solvent by construction</Trans>,
    text: (
      <Trans>
        A day pays out what came in that day and nothing else. There is no debt that tomorrow's members have
        to pay.
      </Trans>
    ),
  },
  {
    id: "back-door",
    title: <Trans>No back door</Trans>,
    text: (
      <Trans>
        No owner can withdraw, pause or replace the contract. Your box opens for you alone, even if this site
        disappears.
      </Trans>
    ),
  },
  {
    id: "anyone",
    title: <Trans>Settled by anyone</Trans>,
    text: (
      <Trans>
        Anyone who settles a day gets the same result, to the last wei, in any order and at any time.
      </Trans>
    ),
  },
  {
    id: "cost",
    title: <Trans>The same cost for all</Trans>,
    text: <Trans>Joining costs the same gas at the top of the tree and five hundred levels down.</Trans>,
  },
];

/** Promises that hold without exception. */
export function Promises() {
  return (
    <section className="border-y border-line bg-leaf-wash py-20">
      <div className="page">
        <h2 className="max-w-[22ch] text-heading">
          <Trans>What the contract guarantees, no matter who runs it</Trans>
        </h2>
        <dl className="mt-10 grid gap-x-12 gap-y-9 sm:grid-cols-2">
          {promises.map(({ id, title, text }) => (
            <div key={id} className="space-y-1.5 border-t border-edge pt-4">
              <dt className="font-display text-2xl">{title}</dt>
              <dd className="max-w-[52ch]">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
