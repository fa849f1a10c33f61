import { Trans } from "@lingui/react/macro";
import type { EntryTerms } from "../../../chain/read-entry-terms.ts";
import { EntryShares } from "./EntryShares.tsx";

/** Risks to know before paying, with the plan's figures. */
export function RiskNotes({ terms }: { readonly terms: EntryTerms }) {
  return (
    <section className="space-y-4" aria-labelledby="before-you-pay">
      <Risks />
      <EntryShares terms={terms} />
    </section>
  );
}

/** Risks of every entry. */
export function Risks() {
  return (
    <>
      <h2 id="before-you-pay" className="text-subheading">
        <Trans>Before you pay</Trans>
      </h2>
      <ul className="list-disc space-y-2 ps-5 marker:text-clay">
        <li>
          <Trans>
            <strong>You can lose money.</strong> No one owes you anything for an entry. What you get back
            depends only on what others pay in, and on their places in the tree. It can be far less than you
            paid.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>It is final.</strong> No one can cancel or refund an entry, not even this site's
            operators.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Your wallet is your account.</strong> Without its key, no one can restore your seat or
            your box.
          </Trans>
        </li>
      </ul>
    </>
  );
}
