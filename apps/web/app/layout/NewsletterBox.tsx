import { newsletterRequestSchema } from "@canopy/shared/api/forms";
import { Trans, useLingui } from "@lingui/react/macro";
import { withMessages } from "../i18n/with-messages.tsx";
import { FormField } from "../ui/forms/FormField.tsx";
import { NeedsScript } from "../ui/forms/NeedsScript.tsx";
import { PostForm } from "../ui/forms/PostForm.tsx";
import { SubmitButton } from "../ui/forms/SubmitButton.tsx";
import { TextInput } from "../ui/forms/TextInput.tsx";

/** The newsletter form. A subscription is active after confirmation by mail. */
export const NewsletterBox = withMessages(["errors"], Newsletter);

function Newsletter() {
  const { t } = useLingui();
  return (
    <section className="space-y-3">
      <h2 className="text-xl">
        <Trans>Newsletter</Trans>
      </h2>
      <p className="text-quiet text-sm">
        <Trans>
          The first email only asks you to confirm. Without your confirmation we send nothing else.
        </Trans>
      </p>
      <PostForm
        path="/newsletter"
        schema={newsletterRequestSchema}
        labels={{ email: t`Email` }}
        done={
          <Trans>
            Check your inbox. Unless you are subscribed already, we sent you a link that works for 48 hours.
          </Trans>
        }
        className="space-y-3"
      >
        <NeedsScript />
        <FormField name="email" label={<Trans>Email</Trans>}>
          {(control) => (
            <TextInput {...control} type="email" dir="ltr" autoComplete="email" required maxLength={254} />
          )}
        </FormField>
        <SubmitButton>
          <Trans>Subscribe</Trans>
        </SubmitButton>
      </PostForm>
    </section>
  );
}
