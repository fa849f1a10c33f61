import { Trans, useLingui } from "@lingui/react/macro";
import { VisitorsOnly } from "../../features/session/VisitorsOnly.tsx";
import { memberScreen } from "../../features/wallet/member-screen.tsx";
import { withMessages } from "../../i18n/with-messages.tsx";
import { PageHead } from "../../layout/head/PageHead.tsx";
import { LocaleLink } from "../../ui/primitives/LocaleLink.tsx";
import { Skeleton } from "../../ui/primitives/Skeleton.tsx";
import { EndedNotice } from "./EndedNotice.tsx";

const Screen = memberScreen(async () => (await import("./LoginScreen.tsx")).LoginScreen, LoginSkeleton);

export default withMessages(["members", "errors"], Login);

function Login() {
  const { t } = useLingui();
  return (
    <div className="page max-w-xl py-10 sm:py-16">
      <PageHead
        title={t`Login`}
        description={t`Log in with the wallet you registered: one signature, no password, no cost.`}
      />
      <header className="space-y-3 pb-8">
        <h1 className="text-title">
          <Trans>Log in</Trans>
        </h1>
        <p className="text-lg text-quiet">
          <Trans>Your wallet is your key: one signature, no password, no cost.</Trans>
        </p>
      </header>
      <noscript>
        <p>
          <Trans>Logging in needs JavaScript: your wallet signs in the browser.</Trans>
        </p>
      </noscript>
      <EndedNotice />
      <VisitorsOnly leaving={<LoginSkeleton />}>{(enter) => <Screen enter={enter} />}</VisitorsOnly>
      <p className="pt-8 text-quiet">
        <Trans>
          Not a member yet?{" "}
          <LocaleLink to="/register" className="text-leaf underline">
            Register
          </LocaleLink>
        </Trans>
      </p>
    </div>
  );
}

/** The height of the card with its button. */
function LoginSkeleton() {
  return <Skeleton className="h-23.5 w-full sm:h-27.5 noscript:hidden" />;
}
