import { Trans } from "@lingui/react/macro";

export function Liability() {
  return (
    <>
      <p>
        <Trans>
          The operator is liable without limit for intent and gross negligence, and for injury to life, body
          or health. For the rest, as far as the law allows, the operator is not liable for what the contract,
          the network, the price feed, a wallet or another member does, nor for changes in the price of POL,
          lost keys, or income that did not materialise.
        </Trans>
      </p>
      <p>
        <Trans>
          Your country's law may give you consumer rights that no agreement can take away. You keep them.
        </Trans>
      </p>
      <p>
        <Trans>You are responsible for declaring and paying taxes on what you receive.</Trans>
      </p>
    </>
  );
}
