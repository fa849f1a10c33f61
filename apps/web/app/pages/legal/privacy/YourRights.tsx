import { Trans } from "@lingui/react/macro";
import { MailLink } from "../MailLink.tsx";

export function YourRights() {
  return (
    <>
      <p>
        <Trans>
          Members see, download and delete what this site keeps about them on their profile, at once and
          without asking.
        </Trans>
      </p>
      <p>
        <Trans>
          Write to <MailLink /> to find out what is stored about you, or to have it corrected or deleted. You
          get an answer within a month. For data that belongs to a wallet, sign a message with that wallet, so
          that no one else can ask in your name. You may also complain to your country's data protection
          authority.
        </Trans>
      </p>
      <p>
        <Trans>
          No one can change what is on the chain. We can stop showing a picture, but not a name or a payment.
        </Trans>
      </p>
      <p>
        <Trans>
          The law allows us to store this because you asked for the service (sessions, pictures, answers),
          because you consented (newsletter), or because the site has to be kept secure (limits, logs).
        </Trans>
      </p>
    </>
  );
}
