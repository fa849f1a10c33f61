import { Trans } from "@lingui/react/macro";

export function OnTheChain() {
  return (
    <>
      <p>
        <Trans>
          Your wallet's address, your username, your sponsor, your place in the tree, and every payment and
          withdrawal with its time stand on the Polygon network. Anyone can read them there, tie them
          together, and keep copies. No one can delete them, we included. Choose a name that does not say who
          you are if you do not want to be known.
        </Trans>
      </p>
      <p>
        <Trans>
          Our server keeps a copy of these public data, to show trees and figures quickly. It can be made
          again from the chain at any time and holds nothing that the chain does not say.
        </Trans>
      </p>
    </>
  );
}
