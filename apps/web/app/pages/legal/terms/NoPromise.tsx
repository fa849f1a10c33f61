import { Trans } from "@lingui/react/macro";
import { LocaleLink } from "../../../ui/primitives/LocaleLink.tsx";

export function NoPromise() {
  return (
    <>
      <p>
        <Trans>
          Neither the operator nor the contract promises you income, interest or the return of what you paid,
          and no member may promise it. What you receive depends on what others pay and on their places in the
          tree. It can be nothing, and for most members it is less than they paid.
        </Trans>
      </p>
      <p>
        <Trans>
          Figures on this site describe the past. They are not a forecast. The simulator on the{" "}
          <LocaleLink to="/admin/reports/basic">report</LocaleLink> uses assumptions that you choose. Nothing
          here is investment, tax or legal advice.
        </Trans>
      </p>
    </>
  );
}
