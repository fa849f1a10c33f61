import { Trans } from "@lingui/react/macro";

export function Others() {
  return (
    <>
      <p>
        <Trans>
          <strong>A network node.</strong> To read the contract and to send what you sign, Register, Login and
          the dashboard use a node that the operator has chosen. It sees your IP address and the requests; on
          the swap page also which tokens you look at. The other pages use no node.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>Your wallet.</strong> It is someone else's software, with its own rules. It learns that you
          use this site.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>WalletConnect.</strong> If the operator offers it and you connect through it, its servers
          relay the messages between this site and your wallet. They can't read them, but they see your IP
          address.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>Our providers.</strong> The operator's hosting and mail providers handle the data named
          above. Nothing is sold or passed on to anyone else.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>Links that you follow.</strong> Links to the block explorer and to social networks open
          other parties' sites, which learn of your visit only when you follow them.
        </Trans>
      </p>
    </>
  );
}
