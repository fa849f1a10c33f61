import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";

/** The page below its heading while it loads. */
export function TopUpSkeleton() {
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <Skeleton className="h-[44rem] w-full rounded-lg" />
      <div className="flex flex-col gap-12">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    </div>
  );
}
