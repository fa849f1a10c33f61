import { Skeleton } from "../ui/Skeleton.tsx";

/** Where the first sections will stand. */
export function ReportSkeleton() {
  return (
    <div className="page min-h-[150vh] space-y-10 pb-20" aria-hidden="true">
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-52 w-full" />
    </div>
  );
}
