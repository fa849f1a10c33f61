import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocation } from "react-router";
import * as z from "zod/mini";
import { api } from "../../api/client.ts";
import { postErrorMessage } from "../../ui/forms/post-error-message.ts";
import { Button } from "../../ui/primitives/Button.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";
import { type NewsletterLink, readNewsletterLink } from "./link.ts";

type Attempt = { kind: "none" | "asking" | "done" } | { kind: "failed"; error: unknown };

/** Asks for confirmation, because mail scanners follow links. */
export function NewsletterConfirmation() {
  const { hash, search } = useLocation();
  const link = readNewsletterLink(hash);
  const [attempt, setAttempt] = useState<Attempt>({ kind: "none" });
  if (link === null) return <NoLink isTorn={/confirm|unsubscribe/.test(hash + search)} />;
  function ask(wanted: NewsletterLink): void {
    setAttempt({ kind: "asking" });
    send(wanted).then(
      () => setAttempt({ kind: "done" }),
      (error: unknown) => setAttempt({ kind: "failed", error }),
    );
  }
  if (attempt.kind === "done") {
    return (
      <Notice tone="success" live>
        {link.wish === "confirm" ? (
          <Trans>Your subscription is confirmed.</Trans>
        ) : (
          <Trans>You are unsubscribed, and we deleted your address.</Trans>
        )}
      </Notice>
    );
  }
  return (
    <div className="space-y-6">
      <p className="text-lg">
        {link.wish === "confirm" ? (
          <Trans>You asked for the newsletter. Confirm that this email address is yours.</Trans>
        ) : (
          <Trans>Unsubscribe from the newsletter. We then delete your address.</Trans>
        )}
      </p>
      {attempt.kind === "failed" && <ConfirmationError error={attempt.error} />}
      <Button size="large" busy={attempt.kind === "asking"} onClick={() => ask(link)}>
        {link.wish === "confirm" ? <Trans>Confirm subscription</Trans> : <Trans>Unsubscribe</Trans>}
      </Button>
    </div>
  );
}

/** `isTorn`: the URL is a truncated link of one of our mails. */
function NoLink({ isTorn }: { isTorn: boolean }) {
  return (
    <Notice>
      {isTorn ? (
        <Trans>This link is incomplete. Copy the complete link from our email.</Trans>
      ) : (
        <Trans>Open this page from a link in our emails.</Trans>
      )}
    </Notice>
  );
}

function ConfirmationError({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  return (
    <Notice tone="danger" live>
      {postErrorMessage(error, i18n)}
    </Notice>
  );
}

function send({ wish, token }: NewsletterLink): Promise<null> {
  return api.post(`/newsletter/${wish}`, { token }, z.null());
}
