import { Skeleton } from "../../ui/primitives/Skeleton.tsx";

/** The skeleton of a dashboard page. */
export function DashboardSkeleton() {
  return (
    <div className="min-h-dvh space-y-6">
      <Skeleton className="h-16 w-64" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-56 w-full" />
        <Skeleton className="h-56 w-full" />
        <Skeleton className="h-72 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    </div>
  );
}
