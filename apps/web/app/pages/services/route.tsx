import { Trans, useLingui } from "@lingui/react/macro";
import { withMessages } from "../../i18n/with-messages.tsx";
import { Article } from "../../layout/article/Article.tsx";
import { PageHead } from "../../layout/head/PageHead.tsx";
import { BinaryPlan } from "./BinaryPlan.tsx";
import { GameCenter } from "./GameCenter.tsx";
import { Lotteries } from "./Lotteries.tsx";
import { PlusPlan } from "./PlusPlan.tsx";
import { Swap } from "./Swap.tsx";
import { TraderBots } from "./TraderBots.tsx";

export default withMessages(["services"], ServicesPage);

function ServicesPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Services`}
        description={t`The rules of each service: the binary plan and Plus, trading bots, lotteries, games and swap. What is open, what is not, and what each may never do.`}
      />
      <Article
        title={t`Services, and their rules`}
        lead={
          <Trans>
            The binary plan, the swap and the bots are open on this site, and Plus if the operator has it. For
            the others, this page lists the rules that they would have to follow. Until a service is marked as
            open, no one can buy it here, and anyone who sells it elsewhere under this name is not us.
          </Trans>
        }
        seed={17}
        sections={[
          { id: "plan", title: t`Binary plan`, body: <BinaryPlan /> },
          { id: "plus", title: t`Plus`, body: <PlusPlan /> },
          { id: "bots", title: t`Trader Bots`, body: <TraderBots /> },
          { id: "lotteries", title: t`Various Lotteries`, body: <Lotteries /> },
          { id: "games", title: t`Game Center`, body: <GameCenter /> },
          { id: "swap", title: t`Swap`, body: <Swap /> },
        ]}
      />
    </>
  );
}
