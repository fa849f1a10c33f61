import { Skeleton } from "../../ui/primitives/Skeleton.tsx";

/** A member's heading and figures while they load, part by part in their size. */
export function FiguresSkeleton() {
  return (
    <div className="space-y-8">
      <div className="flex h-25 items-center gap-4 sm:h-20">
        <Skeleton className="size-14 rounded-full sm:size-16" />
        <Skeleton className="h-14 w-56" />
      </div>
      <Skeleton className="h-[60rem] w-full rounded-lg sm:h-[46rem] xl:h-[26rem]" />
      <ColumnsSkeleton />
    </div>
  );
}

export const columnsLayout = "grid gap-x-14 gap-y-12 pt-4 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]";

export function ColumnsSkeleton() {
  return (
    <div className={columnsLayout}>
      <Skeleton className="h-[36rem] w-full" />
      <Skeleton className="h-[36rem] w-full" />
    </div>
  );
}
