import { useReducer } from "react";
import type { TreeModel } from "./data/tree-model.ts";
import type { TreeView } from "./data/tree-view.ts";
import type { TreeOwner } from "./data/use-tree.ts";
import { TimeLapse } from "./time/TimeLapse.tsx";
import { initialTreeState, treeReducer } from "./use/tree-state.ts";

interface TreeScreenProps {
  readonly tree: TreeView;
  readonly model: TreeModel;
  readonly owner: TreeOwner;
  /** Whether the owner is the signed-in member. */
  readonly isOwn: boolean;
}

/** The drawing with its controls and panels. */
export function TreeScreen({ tree, model }: TreeScreenProps) {
  const [state, dispatch] = useReducer(treeReducer, tree.home || (model.numbers[0] ?? 0), initialTreeState);
  return <TimeLapse model={model} state={state} dispatch={dispatch} />;
}
