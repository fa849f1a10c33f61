import { Trans } from "@lingui/react/macro";
import { Service } from "./Service.tsx";

export function TraderBots() {
  return (
    <Service
      status="closed"
      scene="bot"
      rules={[
        <Trans key="custody">
          It never holds a member's money. The coins are in a contract of the member's own, from which only
          the member can withdraw: at any time, also when this site is gone.
        </Trans>,
        <Trans key="rule">
          It trades by the rule that its owner wrote into that contract. The account that starts a trade
          chooses neither the amount nor the price limit nor the recipient.
        </Trans>,
        <Trans key="limits">
          The member sets how much it may stake and lose. At that loss it stops automatically and stays
          stopped.
        </Trans>,
        <Trans key="stop">
          It stops immediately when its owner tells it to, and lists what is still open.
        </Trans>,
        <Trans key="log">
          Every order, with its reason, price and fee, is in a log that its owner can export. Losses are shown
          as prominently as gains.
        </Trans>,
        <Trans key="past">
          Past results of a rule are marked as hypothetical, include fees and slippage, and are shown next to
          simply holding the coin and to the share of tested rules that lost.
        </Trans>,
        <Trans key="promise">
          It promises no return, takes no share of unrealised gains, and never mixes its money with the
          plan's.
        </Trans>,
      ]}
    >
      <p>
        <Trans>
          In their dashboard, members can test trading rules on past prices. It costs nothing and trades
          nothing. No bot on this site takes money yet.
        </Trans>
      </p>
      <p>
        <Trans>
          A bot buys and sells coins by a rule, without emotions or sleep. It also loses without emotions: a
          rule that worked last year may not work tomorrow, and most traders, people and programs alike, do
          worse than those who do nothing.
        </Trans>
      </p>
    </Service>
  );
}
