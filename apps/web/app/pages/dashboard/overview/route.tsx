import { Trans, useLingui } from "@lingui/react/macro";
import { pageTitle } from "../../../brand/brand.ts";
import { toFailure } from "../../../chain/failure.ts";
import { failureMessage } from "../../../chain/failure-message.ts";
import { FiguresSkeleton } from "../../../features/member-figures/FiguresSkeleton.tsx";
import { FiguresUnavailable } from "../../../features/member-figures/FiguresUnavailable.tsx";
import { MemberFigures } from "../../../features/member-figures/MemberFigures.tsx";
import { useMemberRecord, useOverview } from "../../../features/member-figures/use-overview.ts";
import { useMember } from "../../../features/session/MemberProvider.tsx";
import { MemberHeading } from "./MemberHeading.tsx";

export default function DashboardHome() {
  const { t, i18n } = useLingui();
  const member = useMember();
  const { username } = member;
  const overview = useOverview(username);
  const record = useMemberRecord(username);
  return (
    <>
      <title>{pageTitle(t`Overview`)}</title>
      {overview.data ? (
        <div className="space-y-8">
          <MemberHeading member={member} sponsor={record.data?.sponsor ?? null} />
          <MemberFigures username={username} overview={overview.data} query={overview} />
        </div>
      ) : overview.isPending ? (
        <FiguresSkeleton />
      ) : (
        <FiguresUnavailable retry={() => void overview.refetch()}>
          {overview.error ? (
            failureMessage(toFailure(overview.error), i18n)
          ) : (
            <Trans>The chain has no seat with this name. Log out and sign in again.</Trans>
          )}
        </FiguresUnavailable>
      )}
    </>
  );
}
