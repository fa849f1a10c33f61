import { useLingui } from "@lingui/react/macro";
import { pageTitle } from "../../../brand/brand.ts";
import { classifyError } from "../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../chain/error-messages/error-message.ts";
import { FiguresSkeleton } from "../../../features/overview/FiguresSkeleton.tsx";
import { FiguresUnavailable } from "../../../features/overview/FiguresUnavailable.tsx";
import { Overview } from "../../../features/overview/Overview.tsx";
import { PlusScreen } from "../../../features/plus/PlusScreen.tsx";
import { usePlus } from "../../../features/plus/use-plus.ts";
import { useMember } from "../../../features/session/MemberProvider.tsx";
import { withMessages } from "../../../i18n/with-messages.tsx";
import { OfferSkeleton } from "./OfferSkeleton.tsx";
import { PlusHeading } from "./PlusHeading.tsx";
import { PlusOffer } from "./PlusOffer.tsx";

export default withMessages(["plus"], Plus);

function Plus() {
  const { t } = useLingui();
  return (
    <>
      <title>{pageTitle(t`Plus`)}</title>
      <PlusScreen>
        <PlusHome />
      </PlusScreen>
    </>
  );
}

/** The member's figures in Plus, or what joining means. */
function PlusHome() {
  const { i18n } = useLingui();
  const { username, inPlus } = useMember();
  const { state, query } = usePlus();
  switch (state.status) {
    case "loading":
      return inPlus ? <FiguresSkeleton /> : <OfferSkeleton />;
    case "failed":
      return (
        <FiguresUnavailable retry={() => void query.refetch()}>
          {errorMessage(classifyError(state.error), i18n)}
        </FiguresUnavailable>
      );
    case "outside":
      return <PlusOffer />;
    case "member":
      return (
        <div className="space-y-8">
          <PlusHeading username={username} />
          <Overview username={username} overview={state.overview} query={query} />
        </div>
      );
  }
}
