import { formatAmount, formatUSD, weiToUSD } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { MemberOverview } from "../../../chain/read-member.ts";
import { WithdrawDialog } from "../../../features/withdrawal/WithdrawDialog.tsx";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Card } from "../../../ui/primitives/Card.tsx";
import { CardHeading } from "./CardHeading.tsx";

/** The member's box with the withdrawable amount, the largest number on the page. */
export function BoxCard({ overview }: { readonly overview: MemberOverview }) {
  const [withdrawing, setWithdrawing] = useState(false);
  const { box, polUsd } = overview;
  return (
    <Card aria-labelledby="box" className="flex flex-col gap-4">
      <CardHeading id="box">
        <Trans>Your box</Trans>
      </CardHeading>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <p className="font-display text-5xl leading-none sm:text-7xl">
            <Amount value={formatAmount(box)} unit="POL" />
          </p>
          <p className="mt-2 text-lg text-quiet">
            <Amount value={formatUSD(weiToUSD(box, polUsd))} />
          </p>
        </div>
        {box > 0n ? (
          <Button onClick={() => setWithdrawing(true)}>
            <Trans>Withdraw</Trans>
          </Button>
        ) : (
          <p className="max-w-[26ch] text-quiet text-sm">
            <Trans>
              Empty so far. Earnings from points and commissions arrive here, and you can withdraw them at any
              time.
            </Trans>
          </p>
        )}
      </div>
      <WithdrawDialog open={withdrawing} onOpenChange={setWithdrawing} box={box} />
    </Card>
  );
}
