import { useLingui } from "@lingui/react/macro";
import { withMessages } from "../i18n/with-messages.tsx";
import { PageHead } from "../shell/PageHead.tsx";
import { Brands } from "./Brands.tsx";
import { Counters } from "./Counters.tsx";
import { Day } from "./Day.tsx";
import { Division } from "./Division.tsx";
import { Feedback } from "./Feedback.tsx";
import { Hero } from "./Hero.tsx";
import { Promises } from "./Promises.tsx";
import { Risks } from "./Risks.tsx";
import { Services } from "./Services.tsx";
import { Support } from "./Support.tsx";
import { Testimonials } from "./Testimonials.tsx";
import { WhatIs } from "./WhatIs.tsx";

export default withMessages(["home", "feedback"], Home);

function Home() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Home`}
        description={t`An open network-sales plan on Polygon: a public contract shares each day's money by rules anyone can check, and never owes more than it holds.`}
      />
      <Hero />
      <Brands />
      <WhatIs />
      <Division />
      <Day />
      <Promises />
      <Services />
      <Counters />
      <Risks />
      <Testimonials />
      <Support />
      <Feedback />
    </>
  );
}
