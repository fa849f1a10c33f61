import { QUESTION_LENGTH } from "@canopy/shared/api/chat";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Field } from "../../../ui/forms/Field.tsx";
import { fieldErrorMessage } from "../../../ui/forms/field-error-message.ts";
import { TextArea } from "../../../ui/forms/TextArea.tsx";
import { TextInput } from "../../../ui/forms/TextInput.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { chatErrorMessage } from "../conversation/chat-error-message.ts";
import type { ChatState } from "../conversation/chat-state.ts";
import { createTicket, type TicketErrors } from "../conversation/create-ticket.ts";
import { ViewHeading } from "./ViewHeading.tsx";

interface TicketFormProps {
  readonly chat: ChatState;
  goBack(): void;
}

type Attempt =
  | { readonly status: "none" | "sending" }
  | { readonly status: "wrong"; readonly errors: TicketErrors }
  | { readonly status: "failed"; readonly error: unknown }
  | { readonly status: "done"; readonly number: number; readonly email: string };

/** Asks a person, who gets the conversation by mail. */
export function TicketForm({ chat: { user, conversation }, goBack }: TicketFormProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const [attempt, setAttempt] = useState<Attempt>({ status: "none" });
  const [email, setEmail] = useState("");
  const [text, setText] = useState("");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt.status === "wrong") form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempt]);
  const errors: TicketErrors = attempt.status === "wrong" ? attempt.errors : {};
  const send = async () => {
    if (user === null || conversation === null || attempt.status === "sending") return;
    setAttempt({ status: "sending" });
    try {
      const ticket = await createTicket({ userId: user, conversation, email: email.trim(), text, locale });
      setAttempt(
        "number" in ticket
          ? { status: "done", number: ticket.number, email: email.trim() }
          : { status: "wrong", errors: ticket },
      );
    } catch (error) {
      setAttempt({ status: "failed", error });
    }
  };
  return (
    <div className="min-h-0 grow space-y-4 overflow-y-auto overscroll-contain px-4 py-4 text-note">
      <ViewHeading goBack={goBack}>
        <Trans>Talk to a person</Trans>
      </ViewHeading>
      {attempt.status === "done" ? (
        <Sent number={attempt.number} email={attempt.email} />
      ) : (
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
          className="space-y-4"
        >
          <p className="text-quiet">
            <Trans>
              We get this conversation by mail, and reply to your address. We use it for nothing else.
            </Trans>
          </p>
          {attempt.status === "failed" && (
            <Notice tone="danger" live>
              {chatErrorMessage(attempt.error, "send", i18n)} <Trans>What you wrote is still here.</Trans>
            </Notice>
          )}
          <Field label={<Trans>Email</Trans>} error={errors.email && fieldErrorMessage(errors.email, i18n)}>
            {(control) => (
              <TextInput
                {...control}
                type="email"
                dir="ltr"
                autoComplete="email"
                maxLength={254}
                required
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          <Field
            label={<Trans>What should we know?</Trans>}
            hint={<Trans>Optional. Never send a recovery phrase or a private key.</Trans>}
            error={errors.text && fieldErrorMessage(errors.text, i18n)}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={4}
                maxLength={QUESTION_LENGTH}
                placeholder={t`What is still open`}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" busy={attempt.status === "sending"}>
            <Trans>Send to a person</Trans>
          </Button>
        </form>
      )}
    </div>
  );
}

function Sent({ number, email }: { readonly number: number; readonly email: string }) {
  const shown = formatCount(number, useLocale());
  return (
    <Notice tone="success" live title={<Trans>Your request has the number {shown}</Trans>}>
      <Trans>
        We reply to <bdi dir="ltr">{email}</bdi>.
      </Trans>
    </Notice>
  );
}
