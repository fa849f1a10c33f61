import { Trans } from "@lingui/react/macro";
import { Service } from "./Service.tsx";

export function TraderBots() {
  return (
    <Service
      status="open"
      scene="bot"
      rules={[
        <Trans key="custody">
          It trades in a contract of the member's own, from which only the member can withdraw: at any time,
          also when this site is gone. We hold no key to it.
        </Trans>,
        <Trans key="rule">
          It trades by the rule that its owner wrote into that contract. The account that starts a trade
          chooses neither the amount nor the price limit nor the recipient.
        </Trans>,
        <Trans key="limits">
          The member sets how much it may sell in a day, and how much it may lose to fees, slippage and
          manipulated trades. A falling market is not in that limit.
        </Trans>,
        <Trans key="stop">
          It stops immediately when its owner tells it to, and leaves no open order behind.
        </Trans>,
        <Trans key="log">
          Every trade, with its price, the price of the feeds and its fee, is in a log that its owner can
          export. Losses are shown as prominently as gains.
        </Trans>,
        <Trans key="past">
          Past results of a rule are marked as hypothetical, include fees and slippage, and are shown next to
          simply holding the coin and to the share of tested rules that lost.
        </Trans>,
        <Trans key="promise">
          It promises no return, takes no share of gains, and never mixes its money with the plan's.
        </Trans>,
      ]}
    >
      <p>
        <Trans>
          In their dashboard, members test trading rules on past prices and then on paper, without money. A
          rule that has been on paper for a week can trade live, where the operator has deployed the contracts
          for it.
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
