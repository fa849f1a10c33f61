import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { formatSmallAmount } from "@canopy/shared/money";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ComponentProps, type ReactNode, useEffect } from "react";
import { encodeFunctionData, type Hex } from "viem";
import { useConfig } from "wagmi";
import { claimRankGas, collectRankGas } from "../../../chain/gas.ts";
import { usePlan } from "../../../chain/plan-context.ts";
import { callSteps } from "../../../chain/transaction-steps.ts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Dialog } from "../../../ui/primitives/Dialog.tsx";
import type { PlanEvent } from "../../transactions/flow/transaction.ts";
import { MemberTransaction } from "../../transactions/MemberTransaction.tsx";
import { NetworkFee } from "../../transactions/NetworkFee.tsx";
import { PendingNotice } from "../../transactions/PendingNotice.tsx";
import { useMemberTransaction } from "../../transactions/use-member-transaction.ts";

interface OpenState {
  readonly open: boolean;
  close(): void;
  /** Opens the dialog to show the progress of a transaction. */
  reopen(): void;
  /** Receives whether the transaction is on its way. */
  setPending(isPending: boolean): void;
}

/** Claims the rank of the member `id` in the open window. */
export function ClaimDialog({ id, ...openState }: OpenState & { readonly id: number }) {
  const { t } = useLingui();
  const isPlus = usePlan().name === "plus";
  return (
    <RankDialog
      {...openState}
      call="claimRank"
      data={encodeFunctionData({ abi: planAbi, functionName: "claimRank", args: [[id]] })}
      gas={claimRankGas}
      toast={t`The contract has checked your month.`}
      title={isPlus ? t`Claim your rank in Plus` : t`Claim your rank`}
      description={t`The contract checks your month and records your shares. You pay only the network fee.`}
      action={<Trans>Claim the rank</Trans>}
      done={(events) => <Claimed events={events} />}
      pending={{
        title: <Trans>Your claim is waiting for a block</Trans>,
        stalledTitle: <Trans>Your claim is not confirmed yet</Trans>,
        children: <Trans>The contract records your shares when it is mined.</Trans>,
      }}
    >
      <Trans>
        Any account can claim for you. Without a claim before the window closes, the month's shares are lost.
      </Trans>
    </RankDialog>
  );
}

/** Collects the shares of the member `id` of a month into the box. */
export function CollectDialog({
  id,
  month,
  ...openState
}: OpenState & { readonly id: number; readonly month: number }) {
  const { t } = useLingui();
  const isPlus = usePlan().name === "plus";
  return (
    <RankDialog
      {...openState}
      call="collectRank"
      data={encodeFunctionData({ abi: planAbi, functionName: "collectRank", args: [[id], month] })}
      gas={collectRankGas}
      toast={t`Your shares are in your box.`}
      title={isPlus ? t`Collect your shares in Plus` : t`Collect your shares`}
      description={t`Their value goes to your box. You pay only the network fee.`}
      action={<Trans>Collect the shares</Trans>}
      done={(events) => <Collected events={events} />}
      pending={{
        title: <Trans>The transfer of your shares is waiting for a block</Trans>,
        stalledTitle: <Trans>The transfer of your shares is not confirmed yet</Trans>,
        children: <Trans>They are not in your box yet.</Trans>,
      }}
    >
      <Trans>There is no deadline: shares of a closed month stay yours.</Trans>
    </RankDialog>
  );
}

interface OutcomeProps {
  readonly events: readonly PlanEvent[];
}

/** The contract skips members whose shares are collected: another account was faster. */
function Collected({ events }: OutcomeProps) {
  const collected = events.find((one) => one.eventName === "RankCollected")?.args.amount;
  if (collected === undefined) {
    return <Trans>Your shares had been collected before. Their value is in your box.</Trans>;
  }
  return (
    <Trans>
      <Amount value={formatSmallAmount(collected, 4)} unit="POL" /> from your shares is in your box.
    </Trans>
  );
}

/** The contract skips members without a higher rank than the claimed one. */
function Claimed({ events }: OutcomeProps) {
  const locale = useLocale();
  const shares = events.find((one) => one.eventName === "RankClaimed")?.args.shares;
  if (shares === undefined) {
    return (
      <Trans>
        Nothing was claimed. The contract found no rank for you, or another account had claimed it before.
      </Trans>
    );
  }
  const count = formatCount(shares, locale);
  return (
    <Trans>
      Your rank is claimed.{" "}
      <Plural value={shares} one={`You have ${count} share`} other={`You have ${count} shares`} /> of the
      month. What a share is worth is known when the window closes.
    </Trans>
  );
}

interface RankDialogProps extends OpenState {
  /** The name of the contract function, and its encoded call. */
  readonly call: string;
  readonly data: Hex;
  readonly gas: bigint;
  readonly toast: string;
  readonly title: string;
  readonly description: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
  readonly pending: Pick<ComponentProps<typeof PendingNotice>, "title" | "stalledTitle" | "children">;
  done(events: readonly PlanEvent[]): ReactNode;
}

function RankDialog({
  open,
  close,
  reopen,
  setPending,
  call,
  data,
  gas,
  toast,
  title,
  description,
  action,
  pending,
  done,
  children,
}: RankDialogProps) {
  const plan = usePlan();
  const wallets = useConfig();
  const { flow } = useMemberTransaction(call, toast);
  const isPending = flow.transaction.step === "pending";
  useEffect(() => {
    if (!isPending) return;
    setPending(true);
    return () => setPending(false);
  }, [isPending, setPending]);
  const leave = () => {
    flow.reset();
    close();
  };
  return (
    <>
      {!open && <PendingNotice transaction={flow.transaction} open={reopen} {...pending} />}
      <Dialog open={open} onOpenChange={(next) => !next && leave()} title={title} description={description}>
        <MemberTransaction
          flow={flow}
          close={leave}
          ready
          send={(account) => flow.start(callSteps(plan, wallets, account, data))}
          action={action}
          done={done}
        >
          <p>{children}</p>
          <NetworkFee gas={gas} />
        </MemberTransaction>
      </Dialog>
    </>
  );
}
