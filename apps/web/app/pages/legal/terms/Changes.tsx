import { Trans } from "@lingui/react/macro";
import { MailLink } from "../MailLink.tsx";

export function Changes() {
  return (
    <>
      <p>
        <Trans>
          These terms may change for the future; the day of the last change stands at the top. Changes touch
          this site only. They cannot change the contract, your units or what is in your box.
        </Trans>
      </p>
      <p>
        <Trans>
          You may leave whenever you like: withdraw what is in your box and do not come back. Nothing has to
          be terminated. Your seat stays in the tree, and what is credited to it later can still be withdrawn.
        </Trans>
      </p>
      <p>
        <Trans>
          If one of these terms is void, the others stand. Write to <MailLink /> if something is unclear or
          goes wrong; most things can be settled by an answer.
        </Trans>
      </p>
    </>
  );
}
