import type { OutcomeSummary } from "@canopy/protocol/simulation/summary";
import { classes } from "../../ui/primitives/classes.ts";
import { Skeleton } from "../../ui/primitives/Skeleton.tsx";
import { BandTable } from "./BandTable.tsx";
import { CohortChart } from "./CohortChart.tsx";
import { CohortTable } from "./CohortTable.tsx";
import { DecileList } from "./DecileList.tsx";
import { MoneySplit } from "./MoneySplit.tsx";

interface ChartsProps {
  /** The result of the last run, null before the first. */
  readonly summary: OutcomeSummary | null;
  readonly isRunning: boolean;
}

/** The height in the longer of the two languages and the wider of the fonts. The first result also keeps it, so that nothing below moves. */
const RESERVED = "min-h-[108rem] sm:min-h-[89rem] md:min-h-[88rem] lg:min-h-[95rem] xl:min-h-[89rem]";

/** The distribution of earnings over all members, the split of all payments, and earnings by the time of joining. */
export function Charts({ summary, isRunning }: ChartsProps) {
  if (summary === null) return <Skeleton className={classes("w-full", RESERVED)} />;
  return (
    <div
      aria-busy={isRunning}
      className={classes(
        "space-y-12 transition-opacity duration-150",
        RESERVED,
        isRunning && "opacity-50 delay-200",
      )}
    >
      <BandTable bands={summary.bands} members={summary.all.members} />
      <MoneySplit money={summary.money} />
      <DecileList ratios={summary.all.ratioDeciles} topTenthShare={summary.topTenthShare} />
      <div className="space-y-4">
        <CohortChart cohorts={summary.cohorts} />
        <CohortTable cohorts={summary.cohorts} />
      </div>
    </div>
  );
}
