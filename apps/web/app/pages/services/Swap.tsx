import { Trans } from "@lingui/react/macro";
import { Service } from "./Service.tsx";

export function Swap() {
  return (
    <Service
      status="closed"
      scene="chance"
      rules={[
        <Trans key="public">
          It trades at a public exchange contract, out of the member's wallet and back into it. This site
          never holds the coins in between.
        </Trans>,
        <Trans key="shown">
          Rate, fees, the effect on the price and the least that arrives are shown before anything is signed.
          If less would arrive, nothing happens and the coins stay where they were.
        </Trans>,
        <Trans key="approval">
          It asks for leave to spend exactly the amount of this one trade, never for an unlimited one.
        </Trans>,
        <Trans key="fee">
          A fee of ours, if there were one, would be a line of its own and not part of the rate.
        </Trans>,
        <Trans key="other">
          The plan works without it: anyone with POL needs no swap, and POL can be had in many other places.
        </Trans>,
      ]}
    >
      <p>
        <Trans>
          Exchanging one coin for another, such as POL for a dollar coin, without leaving the site. Members
          who want that today use an exchange or a wallet of their choice.
        </Trans>
      </p>
    </Service>
  );
}
