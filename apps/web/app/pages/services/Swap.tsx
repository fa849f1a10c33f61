import { Trans } from "@lingui/react/macro";
import { Service } from "./Service.tsx";

export function Swap() {
  return (
    <Service
      status="closed"
      scene="chance"
      rules={[
        <Trans key="public">
          It trades through a public exchange contract, from the member's wallet and back to it. This site
          never holds the coins in between.
        </Trans>,
        <Trans key="shown">
          The rate, the fees, the price impact and the minimum amount received are shown before anything is
          signed. If less would arrive, nothing happens and the coins stay where they were.
        </Trans>,
        <Trans key="approval">
          It asks for an allowance of exactly the amount of this trade, never an unlimited one.
        </Trans>,
        <Trans key="fee">
          If we charged a fee, it would be shown separately and not hidden in the rate.
        </Trans>,
        <Trans key="other">
          The plan works without it: members pay with POL, which many other places sell.
        </Trans>,
      ]}
    >
      <p>
        <Trans>
          Exchanging one coin for another, such as POL for a stablecoin, without leaving the site. For now,
          members can use an exchange or a wallet of their choice.
        </Trans>
      </p>
    </Service>
  );
}
