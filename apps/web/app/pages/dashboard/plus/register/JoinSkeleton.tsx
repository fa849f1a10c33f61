import { Skeleton } from "../../../../ui/primitives/Skeleton.tsx";

/** The columns of the form and their width. */
export const joinColumns =
  "grid content-start items-start gap-x-12 gap-y-8 xl:items-stretch xl:grid-cols-[minmax(0,1fr)_23rem]";

/** The form while it loads, part by part in its size. */
export function JoinSkeleton() {
  return (
    <div className={joinColumns}>
      <div className="space-y-10">
        <Skeleton className="h-40 w-full sm:h-[8.4rem]" />
        <Skeleton className="h-[21.1rem] w-full" />
        <Skeleton className="h-[12.3rem] w-full sm:h-[11.1rem]" />
        <SharesSkeleton />
      </div>
      <div className="flex flex-col gap-8 xl:flex-col-reverse xl:justify-end">
        <Skeleton className="h-96 w-full sm:h-64 xl:h-96" />
        <Skeleton className="h-[30rem] w-full rounded-lg" />
      </div>
    </div>
  );
}

/** The shares of an entry while the plan's figures load. */
export function SharesSkeleton() {
  return <Skeleton className="h-60 w-full sm:h-56" />;
}
