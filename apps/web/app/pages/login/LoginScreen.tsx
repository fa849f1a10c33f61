import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { ClassifiedError } from "../../chain/error-messages/classify-error.ts";
import { SignInError } from "../../features/session/SignInError.tsx";
import { SilentSignIn } from "../../features/session/SilentSignIn.tsx";
import { useSignIn } from "../../features/session/use-sign-in.ts";
import type { Enter } from "../../features/session/VisitorsOnly.tsx";
import { LazyConnectDialog, onWalletIntent } from "../../features/wallet/LazyConnectDialog.tsx";
import { useWallet } from "../../features/wallet/use-wallet.ts";
import { WalletCard } from "../../features/wallet/WalletCard.tsx";
import { Button } from "../../ui/primitives/Button.tsx";
import { Card } from "../../ui/primitives/Card.tsx";
import { NotAMember } from "./NotAMember.tsx";

/** Connects a wallet and signs in. */
export function LoginScreen({ enter }: { readonly enter: Enter }) {
  const wallet = useWallet();
  const address = wallet.status === "connected" ? wallet.address : null;
  const { state, signIn } = useSignIn("login", enter, address);
  const [choosing, setChoosing] = useState(false);

  const begin = () => (address ? void signIn(address) : setChoosing(true));
  const busy = state.step !== "idle" && state.step !== "failed";
  return (
    <Card className="flex flex-col gap-5">
      {address && <WalletCard />}
      {state.step === "failed" && isNotAMember(state.error) && <NotAMember />}
      {state.step === "failed" && !isNotAMember(state.error) && (
        <SignInError error={state.error} again={begin} />
      )}
      {state.step !== "failed" && (
        <Button {...onWalletIntent} size="large" wide busy={busy} onClick={begin}>
          {address ? <Trans>Sign in</Trans> : <Trans>Connect a wallet</Trans>}
        </Button>
      )}
      <p aria-live="polite" className="-mt-5 text-center text-quiet text-sm not-empty:mt-0">
        {state.step === "signing" && (
          <Trans>Your wallet asks for a signature. It is free and sends no payment.</Trans>
        )}
        {state.step === "checking" && <Trans>Checking the signature…</Trans>}
      </p>
      <SilentSignIn state={state} again={begin} />
      <LazyConnectDialog open={choosing} onOpenChange={setChoosing} />
    </Card>
  );
}

function isNotAMember(error: ClassifiedError): boolean {
  return error.code === "API" && error.error.code === "NOT_A_MEMBER";
}
