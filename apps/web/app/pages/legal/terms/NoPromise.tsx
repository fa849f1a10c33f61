import { Trans } from "@lingui/react/macro";
import { LocaleLink } from "../../../ui/primitives/LocaleLink.tsx";

export function NoPromise() {
  return (
    <>
      <p>
        <Trans>
          No one promises you income, interest or the return of what you paid: not the operator, not the
          contract, and no member has the right to. What you receive depends on what others pay and on where
          they sit. It can be nothing, and for most members it is less than they paid.
        </Trans>
      </p>
      <p>
        <Trans>
          Figures on this site say what was. They are no forecast. The simulator on the{" "}
          <LocaleLink to="/admin/reports/basic">report</LocaleLink> plays with assumptions that you choose
          yourself. Nothing here is advice on investments, tax or law.
        </Trans>
      </p>
    </>
  );
}
