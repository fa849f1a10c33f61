import { Trans, useLingui } from "@lingui/react/macro";
import { Sprout } from "lucide-react";
import type { Dispatch } from "react";
import { SegmentedControl } from "../../ui/forms/SegmentedControl.tsx";
import { Button } from "../../ui/primitives/Button.tsx";
import type { TreeModel } from "./data/tree-model.ts";
import { Jumps } from "./explore/Jumps.tsx";
import type { TreeAction, TreeState } from "./explore/tree-state.ts";

interface TreeToolbarProps {
  readonly model: TreeModel;
  readonly state: TreeState;
  readonly dispatch: Dispatch<TreeAction>;
  /** The seat number of the signed-in member. */
  readonly viewer: number;
  /** The username of the member on whom the view opened. */
  readonly owner: string;
}

/** Where to go in the tree, and how to see it. */
export function TreeToolbar({ model, state, dispatch, viewer, owner }: TreeToolbarProps) {
  const { t } = useLingui();
  const isOpen = state.panel === "whatIf";
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <Jumps model={model} state={state} dispatch={dispatch} viewer={viewer} owner={owner} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          onClick={() => dispatch(isOpen ? { type: "close" } : { type: "open", panel: "whatIf" })}
        >
          <Sprout aria-hidden="true" size={18} strokeWidth={1.5} />
          <Trans>What if</Trans>
        </Button>
        <SegmentedControl<TreeState["view"]>
          legend={t`Show the tree as`}
          hideLegend
          segments={[
            { value: "drawing", label: t`Drawing` },
            { value: "table", label: t`List` },
          ]}
          value={state.view}
          onChange={(view) => dispatch({ type: "view", view })}
        />
      </div>
    </div>
  );
}
