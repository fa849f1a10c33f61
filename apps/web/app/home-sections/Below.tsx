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

/** What stands below the first screen of the home page. */
export function Below() {
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
