import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Address } from "viem";
import { errorMessage } from "../../chain/error-messages/error-message.ts";
import { usePlan } from "../../chain/plan-context.ts";
import { Button } from "../../ui/primitives/Button.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";
import { useFocusAfterConnecting } from "../wallet/use-focus-after-connecting.ts";
import { useWallet } from "../wallet/use-wallet.ts";
import { useWalletActions } from "../wallet/use-wallet-actions.ts";
import { WalletCard } from "../wallet/WalletCard.tsx";
import { isBusy, type PlanEvent } from "./flow/transaction.ts";
import { OtherAccountRequest } from "./OtherAccountRequest.tsx";
import { TransactionError } from "./TransactionError.tsx";
import { TransactionLink } from "./TransactionLink.tsx";
import { TransactionProgress } from "./TransactionProgress.tsx";
import type { TransactionFlow } from "./use-transaction.ts";

interface MemberTransactionProps {
  readonly flow: TransactionFlow;
  /** The form before the transaction is sent. */
  readonly children: ReactNode;
  readonly action: ReactNode;
  readonly ready: boolean;
  /** Validates the form on submit, before the wallet opens. False: the form shows its errors. */
  check?(): boolean;
  send(account: Address): Promise<void>;
  /** Says what a mined transaction has done, by its events. Replaces the form. */
  done(events: readonly PlanEvent[]): ReactNode;
  close(): void;
}

/** The content of a dialog that sends one transaction of the member, from the form to the result. */
export function MemberTransaction({
  flow,
  children,
  action,
  done,
  ready,
  check = () => true,
  send,
  close,
}: MemberTransactionProps) {
  const { i18n } = useLingui();
  const wallet = useWallet();
  const actions = useWalletActions();
  const { chain } = usePlan();
  const { transaction } = flow;
  const form = useFocusAfterConnecting<HTMLFormElement>(wallet.status);

  if (isBusy(transaction)) return <TransactionProgress flow={flow} />;
  if (transaction.step === "mined") {
    return (
      <Notice
        tone="success"
        live
        action={
          <Button size="small" onClick={close}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        {done(transaction.events)}
        <p className="pt-1">
          <Trans>Transaction</Trans> <TransactionLink hash={transaction.hash} />
        </p>
      </Notice>
    );
  }

  async function submit() {
    if (wallet.status !== "connected" || !check()) return;
    if (!wallet.onPlanChain && !(await actions.switchToPlanChain())) return;
    await send(wallet.address);
  }

  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      className="space-y-5 outline-none"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <OtherAccountRequest flow={flow} />
      <TransactionError transaction={transaction} />
      {actions.error && (
        <Notice tone="warning" live>
          {errorMessage(actions.error, i18n)}
        </Notice>
      )}
      {wallet.status === "connected" && !wallet.onPlanChain && (
        <p className="text-quiet text-sm">
          <Trans>
            Your wallet is on another chain. It first asks you to switch to <bdi>{chain.name}</bdi>.
          </Trans>
        </p>
      )}
      {wallet.status === "connected" ? (
        <Button type="submit" size="large" wide disabled={!ready} busy={actions.asking === "switch"}>
          {action}
        </Button>
      ) : (
        <WalletCard />
      )}
    </form>
  );
}
