import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { formatSmallAmount, formatSmallUSD, weiToUSD } from "@canopy/shared/money";
import { hasExchange } from "@canopy/swap/exchange-chains";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { encodeFunctionData, formatEther } from "viem";
import { useConfig } from "wagmi";
import { withdrawGas } from "../../chain/gas.ts";
import { usePlan } from "../../chain/plan-context.ts";
import { callSteps } from "../../chain/transaction-steps.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { Amount } from "../../ui/primitives/Amount.tsx";
import { Button } from "../../ui/primitives/Button.tsx";
import { Dialog } from "../../ui/primitives/Dialog.tsx";
import { swapPath } from "../swap/swap-path.ts";
import { MemberTransaction } from "../transactions/MemberTransaction.tsx";
import { NetworkFee } from "../transactions/NetworkFee.tsx";
import { PendingNotice } from "../transactions/PendingNotice.tsx";
import { useMemberTransaction } from "../transactions/use-member-transaction.ts";
import { type WithdrawAmount, withdrawAmount } from "./withdraw-amount.ts";

interface WithdrawDialogProps {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  /** Withdrawable wei in the plan of the screen. */
  readonly box: bigint;
  /** USD of one POL today, with 18 decimals. */
  readonly polUsd: bigint;
}

/** Withdraws POL from the box to the member's wallet. */
export function WithdrawDialog({ open, onOpenChange, box, polUsd }: WithdrawDialogProps) {
  const { t } = useLingui();
  const plan = usePlan();
  const wallets = useConfig();
  const { flow } = useMemberTransaction("withdraw", t`The POL is in your wallet.`);
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const amount = withdrawAmount(typed, box);

  const wei = "wei" in amount ? amount.wei : 0n;

  // An empty field is an error only once it is submitted.
  const hasError = "error" in amount && (amount.error !== "EMPTY" || isSubmitted);

  function change(next: boolean) {
    if (!next) {
      flow.reset();
      setTyped("");
      setSubmitted(false);
    }
    onOpenChange(next);
  }

  return (
    <>
      {!open && flow.transaction.step === "pending" && (
        <div className="pt-5">
          <PendingNotice
            transaction={flow.transaction}
            title={<Trans>Your withdrawal is waiting for a block</Trans>}
            stalledTitle={<Trans>Your withdrawal is not confirmed yet</Trans>}
            open={() => onOpenChange(true)}
          >
            <Trans>Your box still includes this amount.</Trans>
          </PendingNotice>
        </div>
      )}
      <Dialog
        open={open}
        onOpenChange={change}
        title={plan.name === "plus" ? t`Withdraw from your box in Plus` : t`Withdraw from your box`}
        description={t`It goes to your wallet immediately. You pay only the network fee.`}
      >
        <MemberTransaction
          flow={flow}
          close={() => change(false)}
          ready
          check={() => {
            setSubmitted(true);
            if ("error" in amount) field.current?.focus();
            return "wei" in amount;
          }}
          send={async (account) => {
            const data = encodeFunctionData({ abi: planAbi, functionName: "withdraw", args: [wei] });
            await flow.start(callSteps(plan, wallets, account, data));
          }}
          action={<Trans>Withdraw</Trans>}
          done={(events) => {
            const received = events.find((one) => one.eventName === "Withdrawn")?.args.amount ?? 0n;
            return (
              <>
                <Trans>
                  <Amount value={formatSmallAmount(received, 4)} unit="POL" /> is in your wallet (
                  <Amount value={formatSmallUSD(weiToUSD(received, polUsd))} /> at today's price).
                </Trans>{" "}
                <SwapLink wei={received} />
              </>
            );
          }}
        >
          <div>
            <Field
              label={<Trans>Amount in POL</Trans>}
              hint={
                <Trans>
                  In the box: <Amount value={formatSmallAmount(box, 4)} unit="POL" />
                </Trans>
              }
              error={hasError && <AmountErrorText amount={amount} />}
            >
              {(control) => (
                <TextInput
                  {...control}
                  ref={field}
                  dir="ltr"
                  inputMode="decimal"
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
            </Field>
            <Button variant="quiet" size="small" className="-ms-3" onClick={() => setTyped(formatEther(box))}>
              <Trans>Use full amount</Trans>
            </Button>
          </div>
          <div className="space-y-1">
            <p className="text-quiet text-sm">
              <Trans>
                You receive <Amount value={formatSmallAmount(wei, 4)} unit="POL" className="text-ink" /> (
                <Amount value={formatSmallUSD(weiToUSD(wei, polUsd))} /> at today's price).
              </Trans>
            </p>
            <NetworkFee gas={withdrawGas} />
          </div>
        </MemberTransaction>
      </Dialog>
    </>
  );
}

/** The way to swap what was withdrawn, where the chain has an exchange. */
function SwapLink({ wei }: { readonly wei: bigint }) {
  const { chain } = usePlan();
  if (wei === 0n || !hasExchange(chain.id)) return null;
  return (
    <Link
      to={swapPath({ from: "POL", amount: formatEther(wei) })}
      className="text-leaf underline underline-offset-4"
    >
      <Trans>Swap what you withdrew</Trans>
    </Link>
  );
}

function AmountErrorText({ amount }: { readonly amount: WithdrawAmount }) {
  if ("wei" in amount) return null;
  switch (amount.error) {
    case "EMPTY":
    case "NOT_A_NUMBER":
      return <Trans>Enter an amount, e.g. 12.5.</Trans>;
    case "ZERO":
      return <Trans>Enter an amount above zero.</Trans>;
    case "TOO_MUCH":
      return <Trans>Your box holds less than this amount.</Trans>;
  }
}
