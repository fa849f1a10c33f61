import { Trans } from "@lingui/react/macro";

export function Liability() {
  return (
    <>
      <p>
        <Trans>
          The operator is liable without limit for intent and gross negligence, and for injury to life, body
          or health. For the rest, as far as the law allows, the operator is not liable for what the contract,
          the network, the price feed, a wallet or another member does, nor for changes in the price of POL,
          lost keys, or income that did not come about.
        </Trans>
      </p>
      <p>
        <Trans>
          Rights that the law of your country gives you as a consumer, and that no agreement can take away,
          stay yours.
        </Trans>
      </p>
      <p>
        <Trans>Taxes on what you receive are yours to declare and to pay.</Trans>
      </p>
    </>
  );
}
