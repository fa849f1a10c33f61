import { Trans } from "@lingui/react/macro";
import { Service } from "./Service.tsx";

export function GameCenter() {
  return (
    <Service
      status="closed"
      scene="games"
      rules={[
        <Trans key="odds">
          The chance to win, and what the house keeps of a hundred dollars in the long run, are next to every
          game before a stake is placed.
        </Trans>,
        <Trans key="proof">
          Each result can be checked afterwards by the player, with a secret that was sealed before the stake.
        </Trans>,
        <Trans key="limits">
          Players set limits of time and money, which take effect at once when they get stricter and only
          after a day when they get looser. Who shuts themselves out stays out.
        </Trans>,
        <Trans key="bank">
          A game never stakes more than its bank can pay, and its bank is never the plan's money.
        </Trans>,
        <Trans key="tricks">
          No near misses that are staged, no timers that press, no gifts that must be played away.
        </Trans>,
        <Trans key="free">Who plays for fun can play without money.</Trans>,
      ]}
    >
      <p>
        <Trans>
          Games with stakes are built so that players as a whole lose. That is no accident and no secret: it
          is how the house is paid. They are entertainment that costs money, and not a way to earn it.
        </Trans>
      </p>
    </Service>
  );
}
