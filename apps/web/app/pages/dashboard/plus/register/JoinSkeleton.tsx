import { Skeleton } from "../../../../ui/primitives/Skeleton.tsx";

/** The columns of the form and their width. */
export const joinColumns =
  "grid content-start items-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_23rem]";

/** The form while it loads, part by part in its size. */
export function JoinSkeleton() {
  return (
    <div className={joinColumns}>
      <div className="space-y-10">
        <Skeleton className="h-40 w-full sm:h-[8.4rem]" />
        <Skeleton className="h-[21.1rem] w-full" />
        <Skeleton className="h-[12.3rem] w-full sm:h-[11.1rem]" />
        <RiskSkeleton />
      </div>
      <Skeleton className="h-[30rem] w-full rounded-lg" />
    </div>
  );
}

/** The risks while the plan's figures load. */
export function RiskSkeleton() {
  return <Skeleton className="h-[34rem] w-full sm:h-[27rem]" />;
}
