import type { ReactNode } from "react";
import { withMessages } from "../../../i18n/with-messages.tsx";
import { classes } from "../../../ui/primitives/classes.ts";
import { Counters } from "./Counters.tsx";
import { DaySteps } from "./DaySteps.tsx";
import { Feedback } from "./Feedback.tsx";
import { PaymentShares } from "./PaymentShares.tsx";
import { Promises } from "./Promises.tsx";
import { Risks } from "./Risks.tsx";
import { Services } from "./Services.tsx";
import { Support } from "./Support.tsx";
import { Testimonials } from "./Testimonials.tsx";
import { WhatIs } from "./WhatIs.tsx";

export default withMessages(["home-sections", "feedback", "errors"], LowerSections);

/** The sections below the first screen, each with its approximate height at 390, 768 and 1440 px. */
function LowerSections() {
  return (
    <>
      <Unseen height="[--height:64rem] md:[--height:56rem] lg:[--height:36rem]">
        <WhatIs />
      </Unseen>
      <Unseen height="[--height:62rem] md:[--height:47rem] lg:[--height:35rem]">
        <PaymentShares />
      </Unseen>
      <Unseen height="[--height:84rem] md:[--height:75rem] lg:[--height:49rem]">
        <DaySteps />
      </Unseen>
      <Unseen height="[--height:54rem] md:[--height:34rem] lg:[--height:35rem]">
        <Promises />
      </Unseen>
      <Unseen height="[--height:114rem] md:[--height:69rem] lg:[--height:51rem]">
        <Services />
      </Unseen>
      <Unseen height="[--height:23rem] md:[--height:23rem] lg:[--height:17rem]">
        <Counters />
      </Unseen>
      <Unseen height="[--height:45rem] md:[--height:36rem] lg:[--height:26rem]">
        <Risks />
      </Unseen>
      <Unseen height="[--height:29rem] md:[--height:25rem] lg:[--height:20rem]">
        <Testimonials />
      </Unseen>
      <Unseen height="[--height:37rem] md:[--height:35rem] lg:[--height:29rem]">
        <Support />
      </Unseen>
      <Unseen height="[--height:31rem] md:[--height:29rem] lg:[--height:21rem]">
        <Feedback />
      </Unseen>
    </>
  );
}

function Unseen({ height, children }: { height: string; children: ReactNode }) {
  return <div className={classes("skip-until-seen", height)}>{children}</div>;
}
