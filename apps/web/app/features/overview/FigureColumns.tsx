import type { MemberOverview } from "../../chain/read-member.ts";
import { columnsLayout } from "./FiguresSkeleton.tsx";
import { Invitation } from "./Invitation.tsx";
import { RankSection } from "./ranks/RankSection.tsx";
import { provisionalPoints } from "./ranks/rank-state.ts";
import { useRanks } from "./ranks/use-ranks.ts";
import { RecentHistory } from "./recent-history/RecentHistory.tsx";
import { useHistory } from "./recent-history/use-history.ts";
import { Rounds } from "./rounds/Rounds.tsx";
import { type RoundDay, roundDays, summarize } from "./rounds/round-days.ts";
import { useActivity } from "./rounds/use-activity.ts";
import { Seat } from "./seat/Seat.tsx";
import { LastRound } from "./today/LastRound.tsx";
import { Today } from "./today/Today.tsx";
import { useMemberRecord } from "./use-overview.ts";

interface FigureColumnsProps {
  readonly username: string;
  readonly overview: MemberOverview;
}

/** What is below the box, in two columns that end at the same line, each with its own rows. */
export function FigureColumns({ username, overview }: FigureColumnsProps) {
  const record = useMemberRecord(username);
  const activity = useActivity(username);
  const history = useHistory(username);
  const ranks = useRanks(overview);
  const provisional = record.data?.provisional;
  const joinedRound = record.data?.joinedRound;
  const hasEnded = overview.lastRound !== null && overview.lastRound.round >= (joinedRound ?? 0);
  // A round from before the member joined says nothing about them.
  const lastRound = hasEnded ? overview.lastRound : null;
  const days =
    activity.data && joinedRound !== undefined
      ? roundDays(activity.data.items, { round: overview.round, endsAt: overview.roundEndsAt, joinedRound })
      : null;
  const seat = <Seat overview={overview} username={username} />;
  const invitation = <Invitation username={username} directs={record.data?.directs} />;
  const moved = partForFirst(days, history.data?.items.length);
  return (
    <div className={columnsLayout}>
      <div className="flex min-w-0 flex-col justify-between gap-12">
        <Today overview={overview} lastRound={lastRound} provisional={provisional} />
        <Rounds days={days} activity={activity} />
        <RecentHistory history={history} />
        {moved === "seat" && seat}
        {moved === "invitation" && invitation}
      </div>
      <div className="flex min-w-0 flex-col justify-between gap-12">
        <RankSection
          id={overview.id}
          clock={overview}
          ranks={ranks}
          lifetimePoints={overview.lifetime.points}
          provisional={provisionalPoints(provisional ?? [], overview.round)}
        />
        {lastRound && <LastRound ended={lastRound} />}
        {moved !== "invitation" && invitation}
        {moved !== "seat" && seat}
      </div>
    </div>
  );
}

/**
 * The part of the second column that belongs in the first, so that they are about as long: a new member has neither a chart nor many
 * transactions.
 */
function partForFirst(
  days: readonly RoundDay[] | null,
  lines: number | undefined,
): "seat" | "invitation" | null {
  if (days === null || lines === undefined) return null;
  if (summarize(days).wei === 0n) return lines <= 3 ? "seat" : null;
  return lines <= 2 ? "invitation" : null;
}
