import { formatSmallAmount, formatSmallUSD, weiToUSD } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { usePlan } from "../../../chain/plan-context.ts";
import type { MemberOverview } from "../../../chain/read-member.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Card } from "../../../ui/primitives/Card.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import { lazyTransactionDialog } from "../../transactions/lazy-transaction-dialog.tsx";
import { LedgerTable } from "./LedgerTable.tsx";
import { Totals } from "./Totals.tsx";
import type { useLedger } from "./use-ledger.ts";

const WithdrawDialog = lazyTransactionDialog(
  ["withdraw"],
  async () => (await import("../../withdrawal/WithdrawDialog.tsx")).WithdrawDialog,
);

interface BoxSectionProps {
  readonly overview: MemberOverview;
  readonly ledger: ReturnType<typeof useLedger>;
}

/** The member's box, the largest number on the page, with what made it. */
export function BoxSection({ overview, ledger }: BoxSectionProps) {
  return (
    <Card
      aria-labelledby="box"
      className="grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:p-9"
    >
      <div className="flex flex-col gap-8">
        <Box overview={overview} />
        {ledger.data ? (
          <div className="mt-auto border-line border-t pt-5">
            <Totals {...ledger.data.totals} />
          </div>
        ) : (
          ledger.isPending && <Skeleton className="mt-auto h-72 w-full sm:h-[9.1rem]" />
        )}
      </div>
      <div className="min-w-0 border-line max-xl:border-t max-xl:pt-6 xl:border-s xl:ps-12">
        {ledger.data ? (
          <LedgerTable ledger={ledger.data.ledger} box={overview.box} />
        ) : ledger.isPending ? (
          <Skeleton className="h-[22rem] w-full xl:h-80" />
        ) : (
          <Notice
            tone="warning"
            live
            title={<Trans>The list of what made your box is not available</Trans>}
            action={
              <Button size="small" variant="secondary" onClick={() => void ledger.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>
              The box itself comes from the contract and is right. The site's index did not answer.
            </Trans>
          </Notice>
        )}
      </div>
    </Card>
  );
}

function Box({ overview }: { readonly overview: MemberOverview }) {
  const [withdrawing, setWithdrawing] = useState(false);
  const plan = usePlan().name;
  const { box, polUsd } = overview;
  return (
    <div>
      <h2 id="box" className="label-text">
        {plan === "plus" ? <Trans>Your box in Plus</Trans> : <Trans>Your box</Trans>}
      </h2>
      <p className="pt-2 font-display text-5xl leading-none sm:text-7xl">
        <Amount value={formatSmallAmount(box)} unit="POL" />
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pt-4">
        <p className="text-lg text-quiet">
          <Trans>
            <Amount value={formatSmallUSD(weiToUSD(box, polUsd))} className="text-ink" /> at today's price
          </Trans>
        </p>
        {box > 0n ? (
          <Button size="large" onClick={() => setWithdrawing(true)}>
            <Trans>Withdraw</Trans>
          </Button>
        ) : (
          <p className="max-w-[44ch] text-quiet text-sm">
            <Trans>
              Empty so far. Earnings from points and commissions arrive here, and you can withdraw them at any
              time.
            </Trans>
          </p>
        )}
      </div>
      <WithdrawDialog open={withdrawing} onOpenChange={setWithdrawing} box={box} polUsd={polUsd} />
    </div>
  );
}
