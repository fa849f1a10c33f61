import { Trans } from "@lingui/react/macro";
import { MailLink } from "../MailLink.tsx";

export function Changes() {
  return (
    <>
      <p>
        <Trans>
          These terms may change for the future; the date of the last change is at the top. Changes affect
          this site only. They cannot change the contract, your units or what is in your box.
        </Trans>
      </p>
      <p>
        <Trans>
          You may leave at any time: withdraw what is in your box. You do not have to cancel anything. Your
          seat stays in the tree, and what is credited to it later can still be withdrawn.
        </Trans>
      </p>
      <p>
        <Trans>
          If one of these terms is void, the others remain valid. Write to <MailLink /> if something is
          unclear or goes wrong; a reply resolves most problems.
        </Trans>
      </p>
    </>
  );
}
