import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocation } from "react-router";
import { z } from "zod";
import { api } from "../api/client.ts";
import { dataOf } from "../api/data-of.ts";
import { apiErrorWords } from "../api/error-words.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { type NewsletterLink, readNewsletterLink } from "./link.ts";

type Answer = { kind: "none" | "asking" | "done" } | { kind: "failed"; error: unknown };

/** Asks before it does what the mail's link says: programs that follow links in mails change nothing. */
export function NewsletterAnswer() {
  const link = readNewsletterLink(useLocation().hash);
  const [answer, setAnswer] = useState<Answer>({ kind: "none" });
  if (link === null) return <NoLink />;
  function ask(wanted: NewsletterLink): void {
    setAnswer({ kind: "asking" });
    send(wanted).then(
      () => setAnswer({ kind: "done" }),
      (error: unknown) => setAnswer({ kind: "failed", error }),
    );
  }
  if (answer.kind === "done") {
    return (
      <Notice tone="success" live>
        {link.wish === "confirm" ? (
          <Trans>Your subscription is confirmed.</Trans>
        ) : (
          <Trans>You are not subscribed any more, and your address is forgotten.</Trans>
        )}
      </Notice>
    );
  }
  return (
    <div className="space-y-6">
      <p className="text-lg">
        {link.wish === "confirm" ? (
          <Trans>
            You asked for the newsletter. Confirm that this mail address is yours, and it will come.
          </Trans>
        ) : (
          <Trans>You no longer want the newsletter. Your address is deleted, not only marked.</Trans>
        )}
      </p>
      {answer.kind === "failed" && <Trouble error={answer.error} />}
      <Button size="large" busy={answer.kind === "asking"} onClick={() => ask(link)}>
        {link.wish === "confirm" ? <Trans>Confirm the subscription</Trans> : <Trans>Unsubscribe</Trans>}
      </Button>
    </div>
  );
}

function NoLink() {
  return (
    <Notice>
      <Trans>This page belongs to the links in our mails. Open it from there.</Trans>
    </Notice>
  );
}

function Trouble({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  return (
    <Notice tone="danger" live>
      {apiErrorWords(error, i18n) ?? <Trans>That did not work. Try again in a moment.</Trans>}
    </Notice>
  );
}

function send({ wish, token }: NewsletterLink) {
  const call =
    wish === "confirm"
      ? api.POST("/newsletter/confirm", { body: { token } })
      : api.POST("/newsletter/unsubscribe", { body: { token } });
  return dataOf(call, z.null());
}
