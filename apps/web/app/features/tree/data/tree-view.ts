import { ApiError } from "../../../api/api-error.ts";
import type { LoadedTree, OpenPurchase, TreeAnswer } from "./messages.ts";
import type { TreeModel } from "./tree-model.ts";

/** The tree that the screen shows, and how far it is loaded. */
export interface TreeView {
  /** Null until something of the tree is loaded. */
  readonly model: TreeModel | null;
  /** The seat number of the member on whom the view opens; 0 while the tree does not have the seat. */
  readonly home: number;
  /** What members bought after the snapshot. The model counts it. */
  readonly purchases: readonly OpenPurchase[];
  /**
   * `slice`: the seats near the member. `whole`: all that the member may see. `offline`: no network, so the tree can be old.
   * `stale`: newer changes could not be loaded. `failed`: there is nothing to show.
   */
  readonly state: "loading" | "slice" | "whole" | "offline" | "stale" | "failed";
  /** Why the last request failed; null if it did not. */
  readonly error: ApiError | null;
}

/** The view with what the next answer needs. */
export interface ViewState extends TreeView {
  readonly tree: LoadedTree | null;
}

export const initialView: ViewState = {
  model: null,
  home: 0,
  purchases: [],
  state: "loading",
  error: null,
  tree: null,
};

/** The view after an answer of the worker. */
export function nextView(view: ViewState, answer: TreeAnswer): ViewState {
  switch (answer.type) {
    case "tree": {
      const { tree } = answer;
      const { model, home, purchases } = tree;
      return { ...view, tree, model, home, purchases, state: toState(tree) };
    }
    case "columns": {
      if (view.tree === null) return view;
      const model = { ...view.tree.model, ...answer.columns };
      return { ...view, tree: { ...view.tree, model }, model };
    }
    case "done":
      return view.tree === null ? view : { ...view, state: toState(view.tree), error: null };
    case "failed": {
      const error = new ApiError(answer.error);
      const reason = error.status === 0 ? "offline" : "stale";
      return { ...view, state: view.tree === null ? "failed" : reason, error };
    }
  }
}

function toState({ part, source, isUpToDate }: LoadedTree): TreeView["state"] {
  if (source === "storage") return "offline";
  return part === "slice" || isUpToDate ? part : "stale";
}
