import { Trans, useLingui } from "@lingui/react/macro";
import { pageTitle } from "../../../brand/brand.ts";
import { toFailure } from "../../../chain/failure.ts";
import { failureMessage } from "../../../chain/failure-message.ts";
import { useMember } from "../../../features/session/MemberProvider.tsx";
import { DashboardSkeleton } from "../../../layout/dashboard/DashboardSkeleton.tsx";
import { StaleFigures } from "../../../layout/StaleFigures.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { BoxCard } from "./BoxCard.tsx";
import { EntriesCard } from "./EntriesCard.tsx";
import { LastRoundCard } from "./LastRoundCard.tsx";
import { LegsCard } from "./LegsCard.tsx";
import { LifetimeCard } from "./LifetimeCard.tsx";
import { MemberHeading } from "./MemberHeading.tsx";
import { ReferralCard } from "./ReferralCard.tsx";
import { SeatCard } from "./SeatCard.tsx";
import { TodayCard } from "./TodayCard.tsx";
import { UnitsCard } from "./UnitsCard.tsx";
import { useMemberRecord, useOverview } from "./use-overview.ts";

export default function DashboardHome() {
  const { t, i18n } = useLingui();
  const member = useMember();
  const overview = useOverview(member.username);
  const record = useMemberRecord(member.username);
  return (
    <>
      <title>{pageTitle(t`Overview`)}</title>
      {overview.data ? (
        <div className="space-y-5">
          <MemberHeading member={member} sponsor={record.data?.sponsor ?? null} />
          <StaleFigures />
          {overview.isError && <StaleNotice retry={() => void overview.refetch()} />}
          <BoxCard overview={overview.data} />
          {/* Columns of about the same height; the last card of the shorter one fills the difference. */}
          <div className="grid gap-5 lg:grid-cols-2">
            <div className="flex flex-col gap-5 *:last:grow">
              <TodayCard overview={overview.data} />
              {overview.data.lastRound && <LastRoundCard ended={overview.data.lastRound} />}
              <SeatCard overview={overview.data} username={member.username} />
            </div>
            <div className="flex flex-col gap-5 *:last:grow">
              <LegsCard overview={overview.data} />
              <LifetimeCard overview={overview.data} />
              <UnitsCard overview={overview.data} />
              <ReferralCard username={member.username} directs={record.data?.directs ?? null} />
            </div>
          </div>
          <EntriesCard record={record} />
        </div>
      ) : overview.isPending ? (
        <DashboardSkeleton />
      ) : (
        <Notice
          tone="danger"
          live
          title={<Trans>Your figures are unavailable right now</Trans>}
          action={
            <Button size="small" variant="secondary" onClick={() => void overview.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {overview.error ? (
            failureMessage(toFailure(overview.error), i18n)
          ) : (
            <Trans>The chain has no seat with this name. Log out and sign in again.</Trans>
          )}
        </Notice>
      )}
    </>
  );
}

function StaleNotice({ retry }: { retry(): void }) {
  return (
    <Notice
      tone="warning"
      live
      action={
        <Button size="small" variant="secondary" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The network is not answering, so these figures may be out of date.</Trans>
    </Notice>
  );
}
