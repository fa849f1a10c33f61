import { useLingui } from "@lingui/react/macro";
import { withMessages } from "../i18n/with-messages.tsx";
import { PageHead } from "../shell/PageHead.tsx";
import { Day } from "./Day.tsx";
import { Division } from "./Division.tsx";
import { Hero } from "./Hero.tsx";
import { Promises } from "./Promises.tsx";
import { Risks } from "./Risks.tsx";

export default withMessages(["home"], Home);

function Home() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Home`}
        description={t`An open network-sales plan on Polygon: a public contract shares each day's money by rules anyone can check, and never owes more than it holds.`}
      />
      <Hero />
      <Division />
      <Day />
      <Promises />
      <Risks />
    </>
  );
}
