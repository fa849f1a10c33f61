import { Trans } from "@lingui/react/macro";
import { Service } from "./Service.tsx";

export function Swap() {
  return (
    <Service
      status="open"
      scene="chance"
      rules={[
        <Trans key="direct">
          A swap is a transaction from the member's wallet to the public contracts of Uniswap v3 or QuickSwap
          v3, and back to the same wallet. There is no contract of ours in between: this site never holds the
          coins.
        </Trans>,
        <Trans key="fee">
          We take no fee. The member pays the pools' fees, which go to the people whose coins are in the
          pools, and the network fee.
        </Trans>,
        <Trans key="best">
          With every block, both exchanges are asked what they would give, through one pool or two. The one
          that gives most after the network fee is chosen, and what the other would have given is shown.
        </Trans>,
        <Trans key="shown">
          The rate, the pools with their fees, the price impact, the network fee and the minimum amount
          received are shown before anything is signed. If less would arrive, the exchange refuses: the coins
          stay where they were, and only the network fee is lost.
        </Trans>,
        <Trans key="oracle">
          If Chainlink has a price for both coins, the quote is compared with it. From 3 percent worse, a
          warning says by how much. Above 15 percent of price impact, the member has to type a word first.
        </Trans>,
        <Trans key="approval">
          It asks for an allowance of exactly what the swap can take, never an unlimited one.
        </Trans>,
        <Trans key="tokens">
          Coins outside the built-in list can be chosen by their address, with a warning, because anyone can
          give a coin any name. Coins that keep a part of each transfer are refused.
        </Trans>,
        <Trans key="limits">
          It cannot undo a swap, wait for a better price, or say what a coin will be worth. Between signing
          and the block the rate can get worse, down to the limit that the member set. A loose limit invites
          others to make use of it.
        </Trans>,
        <Trans key="other">
          The plan works without it: members pay with POL, which many other places sell.
        </Trans>,
      ]}
    >
      <p>
        <Trans>
          Exchanging one coin for another, such as POL for a stablecoin, without leaving the site. Members
          find it in their dashboard; anyone can make the same swap at the exchanges themselves.
        </Trans>
      </p>
    </Service>
  );
}
