import { Trans } from "@lingui/react/macro";
import { FeedbackForm } from "../../../features/feedback/FeedbackForm.tsx";

/** The feedback form. */
export function Feedback() {
  return (
    <section id="feedback" className="page grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.25fr]">
      <div className="space-y-4">
        <h2 className="text-heading">
          <Trans>What did we leave out?</Trans>
        </h2>
        <p className="max-w-[40ch] text-lg text-quiet">
          <Trans>
            Tell us what is unclear, wrong or missing. The people who can fix it read every message.
          </Trans>
        </p>
      </div>
      <FeedbackForm />
    </section>
  );
}
