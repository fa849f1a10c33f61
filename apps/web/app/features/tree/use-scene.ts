import { useMemo } from "react";
import type { TreeModel } from "./data/tree-model.ts";
import { positionOfNumber } from "./data/tree-model.ts";
import type { DrawingWords, Scene, SeatLabel } from "./draw/paint/scene.ts";
import { type SeatColours, seatColours } from "./explore/colours.ts";
import type { TreeState } from "./explore/tree-state.ts";
import { lastNumber } from "./time-lapse/time-lapse.ts";

interface Shown {
  readonly model: TreeModel;
  readonly state: TreeState;
  readonly words: DrawingWords;
  readonly findLabel: (number: number) => SeatLabel | undefined;
}

/** What the drawing shows, and the colours of its seats; they are null without the column that they show. */
export function useScene({ model, state, words, findLabel }: Shown): {
  scene: Omit<Scene, "avatarAt">;
  colours: SeatColours | null;
} {
  const { colour, selected, freeLeg, ghosts, round } = state;
  // The other modes have the same colours whatever is selected.
  const subject = colour === "sponsors" ? selected : 0;
  const colours = useMemo(() => seatColours(model, colour, subject), [model, colour, subject]);
  const last = round === null ? null : lastNumber(model.roundEnds, round);
  const scene = useMemo(
    () => ({
      tree: model,
      findStep: colours?.findStep ?? null,
      selected: positionOfNumber(model, selected),
      freeLeg,
      ghosts,
      lastNumber: last,
      words,
      findLabel,
    }),
    [model, colours, selected, freeLeg, ghosts, last, words, findLabel],
  );
  return { scene, colours };
}
