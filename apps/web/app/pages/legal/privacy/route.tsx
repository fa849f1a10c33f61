import { Trans, useLingui } from "@lingui/react/macro";
import { withMessages } from "../../../i18n/with-messages.tsx";
import { Article } from "../../../layout/article/Article.tsx";
import { PageHead } from "../../../layout/head/PageHead.tsx";
import { LastChanged } from "../LastChanged.tsx";
import { InBrief } from "./InBrief.tsx";
import { OnTheChain } from "./OnTheChain.tsx";
import { OnTheServer } from "./OnTheServer.tsx";
import { Others } from "./Others.tsx";
import { YourBrowser } from "./YourBrowser.tsx";
import { YourRights } from "./YourRights.tsx";

export default withMessages(["legal"], PrivacyPage);

function PrivacyPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Privacy`}
        description={t`What this site's server and your browser store about you, why, for how long, and who else can see it.`}
      />
      <Article
        title={t`Privacy`}
        lead={
          <Trans>
            What is stored about you, where, why and for how long. It is not much, and this page lists all of
            it.
          </Trans>
        }
        note={<LastChanged day="2026-11-27" />}
        seed={53}
        sections={[
          { id: "in-brief", title: t`In brief`, body: <InBrief /> },
          { id: "chain", title: t`On the chain`, body: <OnTheChain /> },
          { id: "server", title: t`On our server`, body: <OnTheServer /> },
          { id: "browser", title: t`In your browser`, body: <YourBrowser /> },
          { id: "others", title: t`Who else can see it`, body: <Others /> },
          { id: "rights", title: t`What you can ask for`, body: <YourRights /> },
        ]}
      />
    </>
  );
}
