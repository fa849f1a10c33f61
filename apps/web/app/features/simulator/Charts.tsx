import type { OutcomeSummary } from "@canopy/protocol/simulation/summary";
import { classes } from "../../ui/primitives/classes.ts";
import { Skeleton } from "../../ui/primitives/Skeleton.tsx";
import { BandTable } from "./BandTable.tsx";
import { CohortChart } from "./CohortChart.tsx";
import { CohortTable } from "./CohortTable.tsx";
import { DecileList } from "./DecileList.tsx";

interface ChartsProps {
  /** The result of the last run, null before the first. */
  readonly summary: OutcomeSummary | null;
  readonly isRunning: boolean;
}

/** The distribution of earnings over all members, and by the time of joining. */
export function Charts({ summary, isRunning }: ChartsProps) {
  if (summary === null)
    return <Skeleton className="h-[83rem] w-full sm:h-[71rem] lg:h-[75rem] xl:h-[71rem]" />;
  return (
    <div
      aria-busy={isRunning}
      className={classes("space-y-12 transition-opacity duration-150", isRunning && "opacity-50 delay-200")}
    >
      <BandTable bands={summary.bands} members={summary.all.members} />
      <DecileList ratios={summary.all.ratioDeciles} topTenthShare={summary.topTenthShare} />
      <div className="space-y-4">
        <CohortChart cohorts={summary.cohorts} />
        <CohortTable cohorts={summary.cohorts} />
      </div>
    </div>
  );
}
