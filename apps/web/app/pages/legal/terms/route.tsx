import { Trans, useLingui } from "@lingui/react/macro";
import { withMessages } from "../../../i18n/with-messages.tsx";
import { Article } from "../../../layout/article/Article.tsx";
import { PageHead } from "../../../layout/head/PageHead.tsx";
import { LastChanged } from "../LastChanged.tsx";
import { Changes } from "./Changes.tsx";
import { Contract } from "./Contract.tsx";
import { Inviting } from "./Inviting.tsx";
import { Liability } from "./Liability.tsx";
import { NoPromise } from "./NoPromise.tsx";
import { Paying } from "./Paying.tsx";
import { Site } from "./Site.tsx";
import { WhoMay } from "./WhoMay.tsx";
import { YourWallet } from "./YourWallet.tsx";

export default withMessages(["legal"], TermsPage);

function TermsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Terms`}
        description={t`The terms of this site: what it does, what the contract does without it, what a payment is, and what you owe the people you invite.`}
      />
      <Article
        numbered
        title={t`Terms`}
        lead={
          <Trans>
            These terms are between you and the operator of this site. They are written to be read. If the
            contract on the chain and this text differ, what the contract does is what counts.
          </Trans>
        }
        note={<LastChanged day="2026-11-22" />}
        seed={29}
        sections={[
          { id: "contract", title: t`The site and the contract`, body: <Contract /> },
          { id: "who-may", title: t`Who may use it`, body: <WhoMay /> },
          { id: "paying", title: t`What a payment is`, body: <Paying /> },
          { id: "no-promise", title: t`No promise of income`, body: <NoPromise /> },
          { id: "wallet", title: t`Your wallet and your name`, body: <YourWallet /> },
          { id: "inviting", title: t`When you invite someone`, body: <Inviting /> },
          { id: "site", title: t`What you can expect of this site`, body: <Site /> },
          { id: "liability", title: t`Liability`, body: <Liability /> },
          { id: "changes", title: t`Changes, and leaving`, body: <Changes /> },
        ]}
      />
    </>
  );
}
