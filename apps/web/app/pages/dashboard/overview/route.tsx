import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { pageTitle } from "../../../brand/brand.ts";
import { classifyError } from "../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../chain/error-messages/error-message.ts";
import { PendingMove } from "../../../features/change-wallet/PendingMove.tsx";
import { useSeatMove } from "../../../features/change-wallet/use-seat-move.ts";
import { FiguresSkeleton } from "../../../features/overview/FiguresSkeleton.tsx";
import { FiguresUnavailable } from "../../../features/overview/FiguresUnavailable.tsx";
import { Overview } from "../../../features/overview/Overview.tsx";
import { useEarlyFigures } from "../../../features/overview/use-early-figures.ts";
import { useMemberRecord, useOverview } from "../../../features/overview/use-overview.ts";
import { keepAliveHere } from "../../../features/session/browser-session-actions.ts";
import { useMember } from "../../../features/session/MemberProvider.tsx";
import { MemberHeading } from "./MemberHeading.tsx";

export default function DashboardHome() {
  const { t, i18n } = useLingui();
  const member = useMember();
  const { username } = member;
  const overview = useOverview(member);
  useEarlyFigures(username);
  const record = useMemberRecord(username);
  // Its notice would move what is below it.
  const { isPending: isMoveUnknown } = useSeatMove(member.id);
  return (
    <>
      <title>{pageTitle(t`Overview`)}</title>
      {overview.data && !isMoveUnknown ? (
        <div className="space-y-8">
          <MemberHeading member={member} sponsor={record.data?.sponsor ?? null} />
          <PendingMove />
          <Overview username={username} overview={overview.data} query={overview} />
        </div>
      ) : overview.isPending || overview.data ? (
        <FiguresSkeleton />
      ) : overview.error ? (
        <FiguresUnavailable retry={() => void overview.refetch()}>
          {errorMessage(classifyError(overview.error), i18n)}
        </FiguresUnavailable>
      ) : (
        <NoSeat retry={() => void overview.refetch()} />
      )}
    </>
  );
}

/** The username may have changed on another device: the session's member is updated before an error is shown. */
function NoSeat({ retry }: { readonly retry: () => void }) {
  const [isUpdated, setUpdated] = useState(false);
  useEffect(() => {
    void keepAliveHere().then(() => setUpdated(true));
  }, []);
  if (!isUpdated) return <FiguresSkeleton />;
  return (
    <FiguresUnavailable retry={retry}>
      <Trans>The chain has no seat with this name. Log out and sign in again.</Trans>
    </FiguresUnavailable>
  );
}
