import { Trans } from "@lingui/react/macro";

export function YourWallet() {
  return (
    <>
      <p>
        <Trans>
          Your wallet is your account. Keep its key and its recovery phrase to yourself: no one who acts for
          this site ever asks for them. Anyone with the key can empty your box and move your seat, and the
          operator can neither stop that nor compensate you for it.
        </Trans>
      </p>
      <p>
        <Trans>
          Check in your wallet what you sign: the network, the contract's address, the amount. A transaction
          that you have confirmed counts as yours.
        </Trans>
      </p>
      <p>
        <Trans>
          Choose a username that deceives and offends no one, and a picture that you have the right to show.
          The name is on the chain, public and permanent. A picture that breaks the law or someone's rights
          can be removed from this site.
        </Trans>
      </p>
    </>
  );
}
