import { Trans } from "@lingui/react/macro";
import { MailLink } from "../MailLink.tsx";

export function YourRights() {
  return (
    <>
      <p>
        <Trans>
          Ask <MailLink /> what is stored about you, to correct it or to delete it, and you get an answer
          within a month. For data that belong to a wallet, sign a message with it, so that no one else can
          ask in your name. You may also complain to the data protection authority of your country.
        </Trans>
      </p>
      <p>
        <Trans>
          What stands on the chain is beyond everybody's reach. We can stop showing a picture, not a name or a
          payment.
        </Trans>
      </p>
      <p>
        <Trans>
          The law allows us this storage because you asked for the service (sessions, pictures, answers),
          because you agreed (newsletter), or because the site has to be kept safe (limits, logs).
        </Trans>
      </p>
    </>
  );
}
