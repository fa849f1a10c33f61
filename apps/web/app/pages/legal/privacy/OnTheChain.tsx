import { Trans } from "@lingui/react/macro";

export function OnTheChain() {
  return (
    <>
      <p>
        <Trans>
          Your wallet's address, your username, your sponsor, your place in the tree, and every payment and
          withdrawal with its time are on the Polygon network. Anyone can read them there, link them to each
          other, and keep copies. No one can delete them, including us. If you do not want to be identified,
          choose a name that does not say who you are.
        </Trans>
      </p>
      <p>
        <Trans>
          Our server keeps a copy of this public data to show trees and figures quickly. The copy can be
          rebuilt from the chain at any time and contains nothing that is not on the chain.
        </Trans>
      </p>
    </>
  );
}
