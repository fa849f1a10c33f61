import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";

/** The offer while it loads, part by part in its size. */
export function OfferSkeleton() {
  return (
    <div className="space-y-10">
      <div className="max-w-2xl space-y-3">
        <Skeleton className="h-[2.6rem] w-32 sm:h-[3.1rem]" />
        <Skeleton className="h-28 w-full sm:h-14" />
      </div>
      <Skeleton className="h-[32rem] w-full rounded-lg lg:h-[18rem]" />
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <Skeleton className="h-[54rem] w-full sm:h-[37rem]" />
        <Skeleton className="h-[35rem] w-full" />
      </div>
    </div>
  );
}
