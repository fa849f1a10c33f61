import { Trans } from "@lingui/react/macro";
import { Service } from "./Service.tsx";

export function TraderBots() {
  return (
    <Service
      status="closed"
      scene="bot"
      rules={[
        <Trans key="custody">
          It never holds a member's money. It trades in the member's own account at an exchange, with a key
          that can trade and cannot withdraw, and refuses any other key.
        </Trans>,
        <Trans key="limits">
          The member sets what it may put at stake and what it may lose. At that loss it stops by itself and
          stays stopped.
        </Trans>,
        <Trans key="stop">It stops at once when its owner says so, and says what is still open.</Trans>,
        <Trans key="log">
          Every order, with its reason, price and fee, stands in a log that its owner can take along. Losses
          are shown as large as gains.
        </Trans>,
        <Trans key="past">
          What a rule would have made in the past is marked as such, with fees and slippage, next to simply
          holding the coin, and next to the share of tested rules that lost.
        </Trans>,
        <Trans key="promise">
          It promises no return, takes no part in a gain that did not happen, and mixes no money with the
          plan's.
        </Trans>,
      ]}
    >
      <p>
        <Trans>
          A bot buys and sells coins by a rule, without feelings and without sleep. It also loses without
          feelings: a rule that worked last year need not work tomorrow, and most traders, people and programs
          alike, do worse than those who do nothing.
        </Trans>
      </p>
    </Service>
  );
}
