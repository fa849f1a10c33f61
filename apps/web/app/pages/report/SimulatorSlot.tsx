import { Suspense, useRef } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useSeen } from "../../lib/use-seen.ts";
import { Skeleton } from "../../ui/primitives/Skeleton.tsx";

const OutcomeSimulator = lazyPart(
  async () => (await import("../../features/simulator/OutcomeSimulator.tsx")).default,
);

/**
 * Lazy-loads the simulator when it is almost in view. Reserves its height in the longer of the two languages, so that the footer does
 * not move. The footer follows it without the space that it leaves below other pages.
 */
export function SimulatorSlot() {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  return (
    <div
      ref={place}
      className="-mb-24 grid noscript:hidden min-h-[262rem] grid-cols-1 sm:min-h-[219rem] md:min-h-[212rem] lg:min-h-[169rem] xl:min-h-[164rem]"
    >
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
