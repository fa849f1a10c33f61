import { Trans } from "@lingui/react/macro";

export function InBrief() {
  return (
    <ul className="list-disc space-y-2.5 ps-5 marker:text-leaf">
      <li>
        <Trans>
          No cookies, no analytics, no advertising, no fonts or scripts from others. A page of this site asks
          this site alone for what it shows.
        </Trans>
      </li>
      <li>
        <Trans>
          You need no account, no e-mail address and no password. Members sign in with their wallet; the
          server learns its address and never its key.
        </Trans>
      </li>
      <li>
        <Trans>
          What you write to us, and your address for the newsletter, is used for that and nothing else.
        </Trans>
      </li>
      <li>
        <Trans>
          What you do in the plan is public, for everybody and for ever, because it happens on a blockchain.
        </Trans>
      </li>
    </ul>
  );
}
