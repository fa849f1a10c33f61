import { Skeleton } from "../../ui/primitives/Skeleton.tsx";

/** The size of the drawing. */
export const drawingSize = "h-[calc(100dvh-19rem)] min-h-[26rem] w-full";

/** The tree and its controls while the first seats load. */
export function TreeSkeleton() {
  return (
    <div className="space-y-4">
      <Skeleton className="h-11 w-full max-w-xl" />
      <Skeleton className={`${drawingSize} rounded-lg`} />
    </div>
  );
}
