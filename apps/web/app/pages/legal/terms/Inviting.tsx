import { Trans } from "@lingui/react/macro";
import { LocaleLink } from "../../../ui/primitives/LocaleLink.tsx";

export function Inviting() {
  return (
    <>
      <p>
        <Trans>
          If you invite people, you speak for yourself and not for the operator. Before they pay, tell them
          what they may lose, that you receive a commission, and where the{" "}
          <LocaleLink to="/admin/reports/basic">report</LocaleLink> is.
        </Trans>
      </p>
      <ul className="list-disc space-y-2 ps-5 marker:text-clay">
        <li>
          <Trans>Promise no income, and show no one earnings without saying how many earned nothing.</Trans>
        </li>
        <li>
          <Trans>Press no one, and bring no one who is under age or would have to borrow the money.</Trans>
        </li>
        <li>
          <Trans>Send no mass mail or messages, and do not pose as the operator or as its staff.</Trans>
        </li>
        <li>
          <Trans>Keep to the law of the country in which the person lives whom you invite.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Anyone who breaks this may be shut out of this site's forms and pages. The seat in the contract
          stays, since no one can take it away.
        </Trans>
      </p>
    </>
  );
}
