import { at } from "../../../features/tree/data/columns.ts";
import type { TreeModel } from "../../../features/tree/data/tree-model.ts";
import type { Scene } from "../../../features/tree/draw/paint/scene.ts";

const names = ["ash", "birch", "cedar", "elm", "hazel", "juniper", "linden", "maple", "rowan", "willow"];
// Each call of `toLocaleString` may create one, which takes longer than a frame.
const counts = new Intl.NumberFormat("en");

/** A generated network with invented names and two ghosts, for the styleguide and the bench. */
export function sampleScene(
  model: TreeModel,
  selected: number,
  findStep: Scene["findStep"],
): Omit<Scene, "avatarAt"> {
  const number = at(model.numbers, selected);
  return {
    tree: model,
    findStep,
    selected,
    freeLeg: null,
    ghosts: [
      { id: -1, upline: number, leg: "left", units: 1 },
      { id: -2, upline: -1, leg: "right", units: 3 },
    ],
    lastNumber: null,
    words: {
      stem: (seats) => `${counts.format(seats)} in a row`,
      hidden: (seats) => `+${counts.format(seats)}`,
      ghost: (id) => String(-id),
    },
    findLabel: (seat) => ({ name: `${names[seat % names.length]}${seat}` }),
  };
}
