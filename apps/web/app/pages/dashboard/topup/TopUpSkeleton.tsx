import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";

/** The page below its heading while it loads. */
export function TopUpSkeleton() {
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <Skeleton className="h-[42rem] w-full rounded-lg" />
      <Skeleton className="h-[28rem] w-full" />
      <Skeleton className="h-64 w-full lg:col-span-2" />
    </div>
  );
}
