import { Trans } from "@lingui/react/macro";

export function Others() {
  return (
    <>
      <p>
        <Trans>
          <strong>A node of the network.</strong> To read the contract and to send what you sign, Register,
          Login and the dashboard ask a node that the operator has chosen. It sees your network address and
          what is asked. The other pages ask none.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>Your wallet.</strong> It is a program of someone else, with rules of its own. It learns that
          you use this site.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>Who carries it for us.</strong> The operator's hosting and mail servers carry what is named
          above. No one is sold or given anything.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>Where you go yourself.</strong> Links to the block explorer and to social networks lead to
          sites of others, which see you once you follow them, and not before.
        </Trans>
      </p>
    </>
  );
}
