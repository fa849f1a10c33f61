import { withMessages } from "../i18n/with-messages.tsx";
import { Counters } from "./Counters.tsx";
import { Day } from "./Day.tsx";
import { Division } from "./Division.tsx";
import { Feedback } from "./Feedback.tsx";
import { Promises } from "./Promises.tsx";
import { Risks } from "./Risks.tsx";
import { Services } from "./Services.tsx";
import { Support } from "./Support.tsx";
import { Testimonials } from "./Testimonials.tsx";
import { WhatIs } from "./WhatIs.tsx";

export default withMessages(["home-sections", "feedback"], Below);

/** What stands below the first screen of the home page. */
function Below() {
  return (
    <>
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
