import { useCallback, useRef, useState } from "react";
import type { Address } from "viem";
import { useConfig } from "wagmi";
import { signMessage } from "wagmi/actions";
import { type Failure, toFailure } from "../../chain/failure.ts";
import { postLogin, postRegister, requestSignInMessage } from "./session-api.ts";
import type { Enter } from "./VisitorsOnly.tsx";

/** The state of a sign-in. Once the server accepts it, `enter` starts the session and opens the next page. */
type SignInState =
  | { readonly step: "idle" }
  | { readonly step: "preparing" | "signing" | "checking" | "entering" }
  | { readonly step: "failed"; readonly failure: Failure };

export interface SignIn {
  readonly state: SignInState;
  signIn(address: Address): Promise<void>;
  /** Resets the sign-in for another account. */
  reset(): void;
}

/** Signs in with the wallet (EIP-4361). `after` is `register` directly after a registration was mined. */
export function useSignIn(after: "register" | "login", enter: Enter): SignIn {
  const config = useConfig();
  const [state, setState] = useState<SignInState>({ step: "idle" });
  const running = useRef(false);

  const signIn = useCallback(
    async (address: Address) => {
      if (running.current) return;
      running.current = true;
      try {
        setState({ step: "preparing" });
        const message = await requestSignInMessage(address);
        setState({ step: "signing" });
        const signature = await signMessage(config, { account: address, message });
        setState({ step: "checking" });
        // A message is valid for one attempt, so a retry needs a new signature.
        const post = after === "register" ? postRegister : postLogin;
        const signedIn = await post({ message, signature });
        setState({ step: "entering" });
        await enter(signedIn);
      } catch (error) {
        setState({ step: "failed", failure: toFailure(error) });
      } finally {
        running.current = false;
      }
    },
    [config, after, enter],
  );

  const reset = useCallback(() => setState({ step: "idle" }), []);
  return { state, signIn, reset };
}
