import { useCallback, useEffect, useRef, useState } from "react";
import type { Address } from "viem";
import { useConfig } from "wagmi";
import { signMessage } from "wagmi/actions";
import { type ClassifiedError, classifyError } from "../../chain/error-messages/classify-error.ts";
import { postLogin, postRegister, requestSignInMessage } from "./session-api.ts";
import type { Enter } from "./VisitorsOnly.tsx";

/** The state of a sign-in. Once the server accepts it, `enter` starts the session and opens the next page. */
type SignInState =
  | { readonly step: "idle" }
  /** `attempt` counts the requests to the wallet. */
  | { readonly step: "signing"; readonly attempt: number }
  | { readonly step: "preparing" | "checking" | "entering" }
  | { readonly step: "failed"; readonly error: ClassifiedError };

export interface SignIn {
  readonly state: SignInState;
  /** Starts a sign-in, and starts again while the wallet does not answer. */
  signIn(address: Address): Promise<void>;
}

/**
 * Signs in with the wallet (EIP-4361). `after` is `register` directly after a registration was mined. A sign-in in progress fails
 * when the wallet switches to another account than `account`.
 */
export function useSignIn(after: "register" | "login", enter: Enter, account: Address | null): SignIn {
  const config = useConfig();
  const [state, setState] = useState<SignInState>({ step: "idle" });
  /** The current attempt. Answers to earlier ones are ignored. */
  const current = useRef({ attempt: 0, canRestart: true });

  const signIn = useCallback(
    async (address: Address) => {
      if (!current.current.canRestart) return;
      const attempt = current.current.attempt + 1;
      const show = (next: SignInState) => {
        if (current.current.attempt !== attempt) return false;
        current.current.canRestart =
          next.step === "idle" || next.step === "signing" || next.step === "failed";
        setState(next);
        return true;
      };
      current.current = { attempt, canRestart: false };
      show({ step: "preparing" });
      try {
        const message = await requestSignInMessage(address);
        if (!show({ step: "signing", attempt })) return;
        const signature = await signMessage(config, { account: address, message });
        if (!show({ step: "checking" })) return;
        // A message is valid for one attempt, so a retry needs a new signature.
        const post = after === "register" ? postRegister : postLogin;
        const signedIn = await post({ message, signature });
        if (show({ step: "entering" })) await enter(signedIn);
      } catch (error) {
        show({ step: "failed", error: classifyError(error) });
      }
    },
    [config, after, enter],
  );

  const previous = useRef(account);
  useEffect(() => {
    if (previous.current === account) return;
    previous.current = account;
    current.current = { attempt: current.current.attempt + 1, canRestart: true };
    setState(({ step }) =>
      step === "idle" || step === "failed"
        ? { step: "idle" }
        : { step: "failed", error: { code: account === null ? "WALLET_DISCONNECTED" : "OTHER_ACCOUNT" } },
    );
  }, [account]);

  return { state, signIn };
}
