import { Trans } from "@lingui/react/macro";
import type { Address } from "viem";
import { SignInError } from "../../features/session/SignInError.tsx";
import { SilentSignIn } from "../../features/session/SilentSignIn.tsx";
import type { SignIn } from "../../features/session/use-sign-in.ts";
import { WalletCard } from "../../features/wallet/WalletCard.tsx";
import { Button } from "../../ui/primitives/Button.tsx";
import { Card } from "../../ui/primitives/Card.tsx";

interface AlreadyMemberProps {
  readonly username: string;
  readonly address: Address;
  readonly signIn: SignIn;
}

/** Shown when the connected wallet has a seat already, for example from a registration that was mined while the page was closed. */
export function AlreadyMember({ username, address, signIn }: AlreadyMemberProps) {
  const { state } = signIn;
  const name = (
    <bdi dir="ltr" className="text-leaf">
      {username}
    </bdi>
  );
  return (
    <Card aria-labelledby="already-member" className="mx-auto w-full max-w-xl space-y-5">
      <h2 id="already-member" className="text-subheading">
        <Trans>This wallet is {name}, a member</Trans>
      </h2>
      <p className="text-quiet">
        <Trans>There is nothing left to pay. Sign in with a signature, which is free.</Trans>
      </p>
      {state.step === "failed" ? (
        <SignInError hasSeat error={state.error} again={() => void signIn.signIn(address)} />
      ) : (
        <Button size="large" wide busy={state.step !== "idle"} onClick={() => void signIn.signIn(address)}>
          <Trans>Sign in</Trans>
        </Button>
      )}
      <SilentSignIn state={state} again={() => void signIn.signIn(address)} />
      <WalletCard />
    </Card>
  );
}
