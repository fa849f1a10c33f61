import { Trans } from "@lingui/react/macro";
import { Service } from "./Service.tsx";

export function GameCenter() {
  return (
    <Service
      status="closed"
      scene="games"
      rules={[
        <Trans key="odds">
          Every game shows the odds of winning, and how much of a hundred dollars the house keeps in the long
          run, before a stake is placed.
        </Trans>,
        <Trans key="proof">
          Players can verify each result afterwards, with a secret that was committed before the stake.
        </Trans>,
        <Trans key="limits">
          Players set limits on time and money. Stricter limits take effect immediately, looser ones only
          after a day. Players who exclude themselves stay excluded.
        </Trans>,
        <Trans key="bank">
          A game never stakes more than its bank can pay, and its bank is never the plan's money.
        </Trans>,
        <Trans key="tricks">
          No staged near misses, no timers that add pressure, no bonuses that must be wagered.
        </Trans>,
        <Trans key="free">Anyone who plays for fun can play without money.</Trans>,
      ]}
    >
      <p>
        <Trans>
          Games with stakes are designed so that players as a whole lose. That is neither an accident nor a
          secret: it is how the house earns. They are entertainment that costs money, not a way to earn it.
        </Trans>
      </p>
    </Service>
  );
}
