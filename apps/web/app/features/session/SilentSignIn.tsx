import { Trans } from "@lingui/react/macro";
import { useSilentWallet } from "../../chain/use-silent-wallet.ts";
import { Button } from "../../ui/primitives/Button.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";
import type { SignIn } from "./use-sign-in.ts";

interface SilentSignInProps {
  readonly state: SignIn["state"];
  again(): void;
}

/** Offers to ask again while the wallet does not sign. Renders nothing otherwise. */
export function SilentSignIn({ state, again }: SilentSignInProps) {
  const isSilent = useSilentWallet(state.step === "signing" ? state.attempt : null);
  if (!isSilent) return null;
  return (
    <Notice
      tone="warning"
      live
      title={<Trans>Your wallet has not answered yet</Trans>}
      action={
        <Button size="small" variant="secondary" onClick={again}>
          <Trans>Ask again</Trans>
        </Button>
      }
    >
      <Trans>
        Open your wallet and look for the request. If there is none, ask again. A signature is free.
      </Trans>
    </Notice>
  );
}
