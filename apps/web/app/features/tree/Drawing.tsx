import { NONE } from "@canopy/protocol/tree-format/shape";
import { useLingui } from "@lingui/react/macro";
import { type Dispatch, type KeyboardEvent, type Ref, useId } from "react";
import type { TreeModel } from "./data/tree-model.ts";
import type { Hit } from "./draw/hit.ts";
import type { Scene } from "./draw/paint/scene.ts";
import { TreeCanvas } from "./draw/TreeCanvas.tsx";
import type { Picture } from "./draw/tree-renderer.ts";
import { keyAction, selectAction } from "./explore/keyboard.ts";
import { scaleColours } from "./explore/scale-colours.ts";
import type { Panel, TreeAction, TreeState } from "./explore/tree-state.ts";
import { drawingSize } from "./TreeSkeleton.tsx";
import { ZoomControls } from "./ZoomControls.tsx";

interface DrawingProps {
  readonly model: TreeModel;
  readonly scene: Omit<Scene, "avatarAt">;
  readonly state: TreeState;
  readonly dispatch: Dispatch<TreeAction>;
  /** Describes the selected seat; screen readers announce changes. */
  readonly selection: string;
  readonly picture: Ref<() => Picture | null>;
}

/** The drawing with its keys, for pointer, touch and keyboard. */
export function Drawing({ model, scene, state, dispatch, selection, picture }: DrawingProps) {
  const { t } = useLingui();
  const help = useId();

  function press(event: KeyboardEvent): void {
    const { selected: position, freeLeg: leg, lastNumber } = scene;
    const selected = { position: position === NONE ? 0 : position, leg };
    const last = lastNumber === null ? {} : { last: lastNumber };
    const action = keyAction(event.nativeEvent, { state, model, selected, ...last });
    if (action === null) return;
    event.preventDefault();
    dispatch(action);
  }

  function choose(hit: Hit, isDouble: boolean): void {
    for (const action of hitActions(hit, isDouble, { model, panel: state.panel })) dispatch(action);
  }

  return (
    <div className="relative overflow-hidden rounded-lg border border-line bg-sheet">
      <div
        role="application"
        aria-label={t`Drawing of the tree`}
        aria-describedby={help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the drawing takes keys, as its role says
        tabIndex={0}
        onKeyDown={press}
        className="rounded-lg focus-visible:-outline-offset-2"
      >
        <TreeCanvas
          scene={scene}
          series={scaleColours[state.colour]}
          request={state.camera}
          onHit={choose}
          picture={picture}
          className={drawingSize}
        />
      </div>
      <p id={help} className="sr-only">
        {t`Arrow keys walk from seat to seat, Enter opens the card, 0 shows the whole tree, plus and minus zoom. The list has the same seats as text.`}
      </p>
      <p role="status" className="sr-only">
        {selection}
      </p>
      <ZoomControls dispatch={dispatch} />
    </div>
  );
}

/** What a tap on the drawing does. A shape represents all seats below its top, and the drawing flies there. */
function hitActions(
  hit: Hit,
  isDouble: boolean,
  { model, panel }: { readonly model: TreeModel; readonly panel: Panel | null },
): TreeAction[] {
  switch (hit.kind) {
    case "seat": {
      const place = { position: hit.position, leg: null };
      return [selectAction(model, place, isDouble ? "seat" : "none"), { type: "open", panel: "card" }];
    }
    case "free":
      return [selectAction(model, hit, "none"), { type: "open", panel: panel ?? "card" }];
    case "ghost":
      return [{ type: "open", panel: "whatIf" }];
    case "shape":
      return [selectAction(model, { position: hit.position, leg: null }, "none")];
    case "hidden":
      return [];
  }
}
