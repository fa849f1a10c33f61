import { startTransition, useEffect, useState } from "react";

/**
 * How many of `count` parts may render: one more after each that has rendered. Rendering all at once would block the main
 * thread.
 */
export function useTurns(isReady: boolean, count: number): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (isReady && turns < count) startTransition(() => setTurns(turns + 1));
  }, [isReady, turns, count]);
  return turns;
}
