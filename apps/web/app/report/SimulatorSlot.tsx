import { lazy, Suspense, useRef } from "react";
import { useSeen } from "../simulator/use-seen.ts";
import { Skeleton } from "../ui/Skeleton.tsx";

const OutcomeSimulator = lazy(() => import("../simulator/OutcomeSimulator.tsx"));

/** The simulator, whose code is fetched when the reader comes near it. */
export function SimulatorSlot() {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  return (
    <div ref={place} className="min-h-96">
      {seen && (
        <Suspense fallback={<Place />}>
          <OutcomeSimulator />
        </Suspense>
      )}
    </div>
  );
}

function Place() {
  return (
    <div className="page py-16" aria-hidden="true">
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
