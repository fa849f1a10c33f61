import { feedbackRequestSchema } from "@canopy/shared/api/forms";
import { Trans, useLingui } from "@lingui/react/macro";
import { FormField } from "../../ui/forms/FormField.tsx";
import { NeedsScript } from "../../ui/forms/NeedsScript.tsx";
import { PostForm } from "../../ui/forms/PostForm.tsx";
import { SubmitButton } from "../../ui/forms/SubmitButton.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";

/** Sends feedback to the operator. The username is optional and not verified. */
export function FeedbackForm() {
  const { t } = useLingui();
  return (
    <PostForm
      path="/feedback"
      schema={feedbackRequestSchema}
      labels={{ text: t`Your feedback`, username: t`Username` }}
      prepare={({ username = "", ...rest }) => ({ fields: { ...rest, username: username.trim() } })}
      done={<Trans>Thank you. We received your feedback.</Trans>}
      className="space-y-5"
    >
      <NeedsScript />
      <FormField name="text" label={<Trans>Your feedback</Trans>}>
        {(control) => <TextArea {...control} rows={5} required maxLength={5_000} />}
      </FormField>
      <FormField
        name="username"
        label={<Trans>Username</Trans>}
        hint={<Trans>Only if you want us to know who wrote this. No one else sees it.</Trans>}
      >
        {(control) => (
          <TextInput
            {...control}
            dir="ltr"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
      <SubmitButton>
        <Trans>Send Now</Trans>
      </SubmitButton>
    </PostForm>
  );
}
