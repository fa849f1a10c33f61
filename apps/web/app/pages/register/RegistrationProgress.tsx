import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { Address } from "viem";
import { SignInError } from "../../features/session/SignInError.tsx";
import { SilentSignIn } from "../../features/session/SilentSignIn.tsx";
import type { SignIn } from "../../features/session/use-sign-in.ts";
import { SilentWallet } from "../../features/transactions/SilentWallet.tsx";
import { Stalled } from "../../features/transactions/Stalled.tsx";
import { Steps } from "../../features/transactions/Steps.tsx";
import { TransactionLink } from "../../features/transactions/TransactionLink.tsx";
import type { TransactionFlow } from "../../features/transactions/use-transaction.ts";
import { Card } from "../../ui/primitives/Card.tsx";

interface RegistrationProgressProps {
  readonly flow: TransactionFlow;
  readonly signIn: SignIn;
  readonly address: Address;
}

/** The progress of a registration, with what the user has to do. */
export function RegistrationProgress({ flow, signIn, address }: RegistrationProgressProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { transaction } = flow;
  const { state } = signIn;
  const isAccepted = state.step === "checking" || state.step === "entering";
  const current = transaction.step === "mined" ? (isAccepted ? "open" : "sign-in") : transaction.step;
  return (
    <Card aria-labelledby="registration-progress" className="mx-auto w-full max-w-xl space-y-6">
      <h2 id="registration-progress" ref={heading} tabIndex={-1} className="text-subheading outline-none">
        {transaction.step === "mined" ? (
          <Trans>You have your seat. One signature left</Trans>
        ) : (
          <Trans>Your registration is under way</Trans>
        )}
      </h2>
      <div aria-live="polite">
        <Steps
          current={current}
          steps={[
            { id: "simulating", label: <Trans>Simulate on the chain, without paying</Trans> },
            {
              id: "signing",
              label: <Trans>Confirm the payment in your wallet</Trans>,
              detail: <Trans>Your wallet shows the payment. Nothing leaves it before you confirm.</Trans>,
            },
            {
              id: "pending",
              label: <Trans>Wait for a block</Trans>,
              detail: (
                <Trans>You can close this page. Return with the same wallet to continue from here.</Trans>
              ),
            },
            {
              id: "sign-in",
              label: <Trans>Sign in</Trans>,
              detail:
                state.step === "failed" ? (
                  <SignInError hasSeat error={state.error} again={() => void signIn.signIn(address)} />
                ) : (
                  <>
                    <p>
                      <Trans>Your wallet asks for a signature. It is free and sends no payment.</Trans>
                    </p>
                    <SilentSignIn state={state} again={() => void signIn.signIn(address)} />
                  </>
                ),
            },
            { id: "open", label: <Trans>Open your dashboard</Trans> },
          ]}
        />
      </div>
      {"hash" in transaction && (
        <p className="flex flex-wrap items-center gap-2 text-quiet text-sm">
          <Trans>Transaction</Trans> <TransactionLink hash={transaction.hash} />
        </p>
      )}
      <SilentWallet flow={flow} />
      {transaction.step === "pending" && transaction.stalled && (
        <Stalled checkAgain={flow.checkAgain} forget={flow.forget} />
      )}
    </Card>
  );
}
