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
          <Trans>
            Promise no income, and never show earnings without saying how many members earned nothing.
          </Trans>
        </li>
        <li>
          <Trans>
            Pressure no one, and invite no one who is under age or would have to borrow the money.
          </Trans>
        </li>
        <li>
          <Trans>Send no bulk emails or messages, and do not pose as the operator or its staff.</Trans>
        </li>
        <li>
          <Trans>Follow the law of the country where the person you invite lives.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Anyone who breaks these rules may be blocked from this site's forms and pages. Their seat in the
          contract stays, because no one can take it away.
        </Trans>
      </p>
    </>
  );
}
