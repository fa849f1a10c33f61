import { type Dispatch, useEffect, useEffectEvent } from "react";
import type { TreeAction } from "../explore/tree-state.ts";
import { playedRound } from "./time-lapse.ts";

interface Film {
  /** The shown round, null for now. */
  readonly round: number | null;
  /** The last closed round. */
  readonly last: number;
  readonly isPlaying: boolean;
  readonly dispatch: Dispatch<TreeAction>;
}

/** Plays the rounds from the shown one to the last, then shows now. A hidden page pauses: it gets no frames. */
export function useFilm({ round, last, isPlaying, dispatch }: Film): void {
  const show = useEffectEvent((next: number) => {
    if (next !== round) dispatch({ type: "round", round: next });
  });
  const start = useEffectEvent(() => round ?? 0);
  const end = useEffectEvent(() => {
    dispatch({ type: "play", isPlaying: false });
    dispatch({ type: "round", round: null });
  });

  useEffect(() => {
    if (!isPlaying) return;
    const from = start();
    let begun: number | null = null;
    const draw = (now: number) => {
      begun ??= now;
      const next = playedRound(from, last, now - begun);
      show(next);
      if (next < last) frame = requestAnimationFrame(draw);
      else end();
    };
    let frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, last]);
}
