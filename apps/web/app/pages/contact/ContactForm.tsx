import { contactRequestSchema } from "@canopy/shared/api/forms";
import { Trans, useLingui } from "@lingui/react/macro";
import { PhoneInput } from "../../features/phone-number/PhoneInput.tsx";
import { preparePhone } from "../../features/phone-number/prepare-phone.ts";
import { FormField } from "../../ui/forms/FormField.tsx";
import { NeedsScript } from "../../ui/forms/NeedsScript.tsx";
import { PostForm } from "../../ui/forms/PostForm.tsx";
import { SubmitButton } from "../../ui/forms/SubmitButton.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import type { Filled, Prepared } from "../../ui/forms/use-post-form.ts";

/** A message to the operator, who answers by mail. */
export function ContactForm() {
  const { t } = useLingui();
  return (
    <PostForm
      path="/contact"
      schema={contactRequestSchema}
      labels={{ name: t`Your name`, email: t`Email`, phone: t`Phone (optional)`, message: t`Your message` }}
      prepare={prepare}
      done={<Trans>Thank you. We received your message and will reply by email.</Trans>}
      className="space-y-5"
    >
      <NeedsScript />
      <FormField name="name" label={<Trans>Your name</Trans>}>
        {(control) => <TextInput {...control} autoComplete="name" required maxLength={100} />}
      </FormField>
      <FormField name="email" label={<Trans>Email</Trans>} hint={<Trans>We reply to this address.</Trans>}>
        {(control) => (
          <TextInput {...control} type="email" dir="ltr" autoComplete="email" required maxLength={254} />
        )}
      </FormField>
      <FormField name="phone" label={<Trans>Phone (optional)</Trans>}>
        {(control) => <PhoneInput {...control} />}
      </FormField>
      <FormField name="message" label={<Trans>Your message</Trans>}>
        {(control) => <TextArea {...control} rows={7} required maxLength={5_000} />}
      </FormField>
      <SubmitButton>
        <Trans>Send message</Trans>
      </SubmitButton>
    </PostForm>
  );
}

async function prepare({ phone: typed = "", phoneCountry = "", ...rest }: Filled): Promise<Prepared> {
  const { phone, error } = await preparePhone(typed, phoneCountry);
  return { fields: { ...rest, phone }, ...(error && { errors: { phone: error } }) };
}
