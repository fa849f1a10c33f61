import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";

/** The offer while it loads, part by part in its size. */
export function OfferSkeleton() {
  return (
    <div className="space-y-10">
      <div className="max-w-2xl space-y-3">
        <Skeleton className="h-12 w-32" />
        <Skeleton className="h-16 w-full" />
      </div>
      <Skeleton className="h-[38rem] w-full rounded-lg lg:h-[25rem]" />
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <Skeleton className="h-[36rem] w-full" />
        <Skeleton className="h-[36rem] w-full" />
      </div>
    </div>
  );
}
