import { Skeleton } from "../../ui/primitives/Skeleton.tsx";

/** A member's heading and figures while they load, part by part in their size. */
export function FiguresSkeleton() {
  return (
    <div className="space-y-8">
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 rounded-full sm:size-16" />
        <Skeleton className="h-14 w-56" />
      </div>
      <Skeleton className="h-[44rem] w-full rounded-lg lg:h-[27rem]" />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <Skeleton className="h-[36rem] w-full" />
        <Skeleton className="h-[36rem] w-full" />
      </div>
    </div>
  );
}
