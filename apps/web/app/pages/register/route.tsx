import { Trans, useLingui } from "@lingui/react/macro";
import { Risks } from "../../features/entry/form/RiskNotes.tsx";
import { VisitorsOnly } from "../../features/session/VisitorsOnly.tsx";
import { memberScreen } from "../../features/wallet/member-screen.tsx";
import { withMessages } from "../../i18n/with-messages.tsx";
import { PageHead } from "../../layout/head/PageHead.tsx";
import { LocaleLink } from "../../ui/primitives/LocaleLink.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";

const Screen = memberScreen(loadScreen, FormSkeleton);

/** The state of the form is a part of its own, which runs in another task. */
async function loadScreen() {
  const [, { RegisterScreen }] = await Promise.all([
    import("../../features/entry/form/use-entry-form.ts"),
    import("./RegisterScreen.tsx"),
  ]);
  return RegisterScreen;
}

export default withMessages(["members", "errors"], Register);

function Register() {
  const { t } = useLingui();
  return (
    <div className="page py-10 sm:py-14">
      <PageHead
        title={t`Register`}
        description={t`Take a seat in the tree: connect a wallet, choose a name and a sponsor, and see what it costs and what can go wrong before you pay.`}
      />
      <header className="max-w-2xl space-y-3 pb-10">
        <h1 className="text-title">
          <Trans>Take your seat</Trans>
        </h1>
        <p className="text-lg text-quiet">
          <Trans>
            You register with the contract itself, not with a company: one payment from your own wallet. Read
            what it costs and what can go wrong before you confirm it.
          </Trans>
        </p>
      </header>
      <noscript>
        <div className="max-w-2xl space-y-4">
          <Risks />
          <p>
            <Trans>
              Registering needs JavaScript and a wallet, since you sign the payment yourself.{" "}
              <LocaleLink to="/about" className="text-leaf underline">
                About
              </LocaleLink>{" "}
              says what it costs and where the money goes.
            </Trans>
          </p>
        </div>
      </noscript>
      <VisitorsOnly leaving={<FormSkeleton />}>{(enter) => <Screen enter={enter} />}</VisitorsOnly>
    </div>
  );
}
