import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "../../brand/brand.ts";
import { withMessages } from "../../i18n/with-messages.tsx";
import { Article } from "../../layout/article/Article.tsx";
import { PageHead } from "../../layout/head/PageHead.tsx";
import { CheckIt } from "./CheckIt.tsx";
import { Earners } from "./Earners.tsx";
import { Example } from "./Example.tsx";
import { HowItWorks } from "./HowItWorks.tsx";
import { RiskList } from "./RiskList.tsx";
import { Trust } from "./Trust.tsx";
import { WhatItIs } from "./WhatItIs.tsx";

export default withMessages(["about"], AboutPage);

function AboutPage() {
  const { t } = useLingui();
  const { name } = brand;
  return (
    <>
      <PageHead
        title={t`About`}
        description={t`What ${name} is, how its plan shares out a day's money, who earns what, what can go wrong, and what the operator can and cannot do.`}
      />
      <Article
        title={t`How ${name} works, in full`}
        lead={
          <Trans>
            What it is, a day worked out to the cent, who earns what, what can go wrong, and whom you trust
            with what. Take ten minutes to read it before you pay.
          </Trans>
        }
        seed={11}
        sections={[
          { id: "what-it-is", title: t`What it is`, body: <WhatItIs /> },
          { id: "plan", title: t`How the plan works`, body: <HowItWorks /> },
          { id: "example", title: t`Two days, six people`, body: <Example /> },
          { id: "who-earns", title: t`Who earns what`, body: <Earners /> },
          { id: "risks", title: t`What can go wrong`, body: <RiskList /> },
          { id: "trust", title: t`Whom you trust with what`, body: <Trust /> },
          { id: "check", title: t`Check it yourself`, body: <CheckIt /> },
        ]}
      />
    </>
  );
}
