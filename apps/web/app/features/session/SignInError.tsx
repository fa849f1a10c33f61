import { Trans, useLingui } from "@lingui/react/macro";
import type { ClassifiedError } from "../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../chain/error-messages/error-message.ts";
import { Button } from "../../ui/primitives/Button.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";

interface SignInErrorProps {
  readonly error: ClassifiedError;
  /** The wallet has a seat for certain, so only the signature is missing. */
  readonly hasSeat?: boolean;
  again(): void;
}

/** Why a sign-in failed, and what to do. */
export function SignInError({ error, hasSeat = false, again }: SignInErrorProps) {
  const { i18n } = useLingui();
  const calm = error.code === "USER_REJECTED";
  return (
    <Notice
      tone={calm ? "info" : "danger"}
      live
      title={calm ? <Trans>Not signed in yet</Trans> : <Trans>Signing in failed</Trans>}
      action={
        <Button size="small" onClick={again}>
          <Trans>Sign in</Trans>
        </Button>
      }
    >
      {hasSeat && (
        <>
          <Trans>Your seat is paid for and yours.</Trans>{" "}
        </>
      )}
      {errorMessage(error, i18n)}
    </Notice>
  );
}
