import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { pageTitle } from "../../../brand/brand.ts";
import { toFailure } from "../../../chain/failure.ts";
import { failureMessage } from "../../../chain/failure-message.ts";
import type { MemberOverview } from "../../../chain/read-member.ts";
import { useLatestBlock } from "../../../features/events/latest-block.ts";
import { useMember } from "../../../features/session/MemberProvider.tsx";
import { StaleNotice } from "../../../layout/StaleFigures.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { RecentActivity } from "./activity/RecentActivity.tsx";
import { useHistory } from "./activity/use-history.ts";
import { BoxSection } from "./box/BoxSection.tsx";
import { useLedger } from "./box/use-ledger.ts";
import { Invitation } from "./Invitation.tsx";
import { MemberHeading } from "./MemberHeading.tsx";
import { OverviewSkeleton } from "./OverviewSkeleton.tsx";
import { RankSection } from "./ranks/RankSection.tsx";
import { provisionalPoints } from "./ranks/rank-state.ts";
import { useRanks } from "./ranks/use-ranks.ts";
import { Rounds } from "./rounds/Rounds.tsx";
import { useActivity } from "./rounds/use-activity.ts";
import { Seat } from "./Seat.tsx";
import { LastRound } from "./today/LastRound.tsx";
import { Today } from "./today/Today.tsx";
import { useMemberRecord, useOverview } from "./use-overview.ts";

export default function DashboardHome() {
  const { t, i18n } = useLingui();
  const { username } = useMember();
  const overview = useOverview(username);
  return (
    <>
      <title>{pageTitle(t`Overview`)}</title>
      {overview.data ? (
        <Overview
          overview={overview.data}
          warning={overview.isError && <NodeSilent retry={() => void overview.refetch()} />}
        />
      ) : overview.isPending ? (
        <OverviewSkeleton />
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

interface OverviewProps {
  readonly overview: MemberOverview;
  readonly warning: ReactNode;
}

/** The instrument: the box, then today, then what is slower. */
function Overview({ overview, warning }: OverviewProps) {
  const member = useMember();
  const { username } = member;
  const block = useLatestBlock();
  const record = useMemberRecord(username);
  const ledger = useLedger(username);
  const activity = useActivity(username);
  const history = useHistory(username);
  const ranks = useRanks(overview);
  const provisional = record.data?.provisional;
  return (
    <div className="space-y-8">
      <MemberHeading member={member} sponsor={record.data?.sponsor ?? null} />
      <StaleNotice stale={block?.stale ?? null} />
      {warning}
      <BoxSection overview={overview} ledger={ledger} />
      {/* Two columns of about the same height, each with its own rows. */}
      <div className="grid gap-x-14 gap-y-12 pt-4 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-12">
          <Today overview={overview} provisional={provisional} />
          <Rounds overview={overview} activity={activity} joinedRound={record.data?.joinedRound} />
          <RecentActivity history={history} />
        </div>
        <div className="flex min-w-0 flex-col gap-12">
          <RankSection
            id={overview.id}
            round={overview.round}
            ranks={ranks}
            provisional={provisionalPoints(provisional ?? [], overview.round)}
          />
          {overview.lastRound && <LastRound ended={overview.lastRound} />}
          <Invitation username={username} directs={record.data?.directs} />
          <Seat overview={overview} username={username} />
        </div>
      </div>
    </div>
  );
}

function NodeSilent({ retry }: { retry(): void }) {
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
