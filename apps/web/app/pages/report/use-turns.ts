import { startTransition, useEffect, useState } from "react";

/**
 * How many of `count` parts may be drawn by now: from when they are ready on, one more after each that stands. All at once
 * would hold up who has begun to read.
 */
export function useTurns(isReady: boolean, count: number): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (isReady && turns < count) startTransition(() => setTurns(turns + 1));
  }, [isReady, turns, count]);
  return turns;
}
