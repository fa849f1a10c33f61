import { Skeleton } from "../../../../ui/primitives/Skeleton.tsx";

/** The columns of the form and their width. */
export const joinColumns =
  "grid content-start items-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_23rem]";

/** The form while it loads, part by part in its size. */
export function JoinSkeleton() {
  return (
    <div className={joinColumns}>
      <div className="space-y-10">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-72 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
      <Skeleton className="h-[36rem] w-full" />
    </div>
  );
}
