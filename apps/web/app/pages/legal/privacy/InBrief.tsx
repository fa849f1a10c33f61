import { Trans } from "@lingui/react/macro";

export function InBrief() {
  return (
    <ul className="list-disc space-y-2.5 ps-5 marker:text-leaf">
      <li>
        <Trans>
          No cookies, no analytics, no advertising, and no fonts or scripts from third parties. Pages load
          their code, fonts and pictures from this site only.
        </Trans>
      </li>
      <li>
        <Trans>
          You need no account, no email address and no password. Members sign in with their wallet; the server
          learns its address but never its key.
        </Trans>
      </li>
      <li>
        <Trans>We use what you write to us, and your newsletter address, for that purpose only.</Trans>
      </li>
      <li>
        <Trans>What you do in the plan is public and permanent, because it happens on a blockchain.</Trans>
      </li>
    </ul>
  );
}
