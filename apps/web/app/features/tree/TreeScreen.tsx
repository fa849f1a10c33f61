import { NONE } from "@canopy/protocol/tree/shape";
import { Trans } from "@lingui/react/macro";
import { Sprout } from "lucide-react";
import { useCallback, useReducer, useRef } from "react";
import { Button } from "../../ui/primitives/Button.tsx";
import { classes } from "../../ui/primitives/classes.ts";
import { Drawing } from "./Drawing.tsx";
import { at } from "./data/columns.ts";
import type { TreeModel } from "./data/tree-model.ts";
import type { TreeView } from "./data/tree-view.ts";
import type { Picture } from "./draw/tree-view.ts";
import { SidePanel } from "./SidePanel.tsx";
import { SavePicture } from "./time/SavePicture.tsx";
import { TimeLapse } from "./time/TimeLapse.tsx";
import { WhatIf } from "./time/WhatIf.tsx";
import { useCardLookup } from "./use/members/use-cards.ts";
import { useSeatWords } from "./use/members/use-seat-words.ts";
import { initialTreeState, treeReducer } from "./use/tree-state.ts";
import { useDrawingWords } from "./use-drawing-words.ts";
import { useScene } from "./use-scene.ts";

interface TreeScreenProps {
  readonly tree: Pick<TreeView, "home" | "purchases">;
  readonly model: TreeModel;
  /** Of the member on whom the view opens. */
  readonly username: string;
  /** The seat number of the signed-in member. */
  readonly me: number;
}

/** The drawing with its controls and panels. */
export function TreeScreen({ tree: { home, purchases }, model, username, me }: TreeScreenProps) {
  const [state, dispatch] = useReducer(treeReducer, home || at(model.numbers, 0), initialTreeState);
  const picture = useRef<() => Picture | null>(null);
  const findCard = useCardLookup();
  const nameOf = useCallback((number: number) => findCard(number)?.username, [findCard]);
  const labelOf = useCallback(
    (number: number) => {
      const card = findCard(number);
      return card && { name: card.username, picture: card.avatar };
    },
    [findCard],
  );
  const words = useDrawingWords();
  const { scene } = useScene({ model, state, words, labelOf });
  const wordsOf = useSeatWords(model, nameOf);
  const { panel, round, freeLeg } = state;
  const close = () => dispatch({ type: "close" });
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Button
          variant="secondary"
          size="small"
          aria-expanded={panel === "whatIf"}
          onClick={() => (panel === "whatIf" ? close() : dispatch({ type: "open", panel: "whatIf" }))}
        >
          <Sprout aria-hidden="true" size={18} strokeWidth={1.5} />
          <Trans>What if</Trans>
        </Button>
      </div>
      <div
        className={classes("grid gap-5", panel !== null && "xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]")}
      >
        <Drawing
          model={model}
          scene={scene}
          state={state}
          dispatch={dispatch}
          selection={scene.selected === NONE ? "" : wordsOf({ position: scene.selected, leg: freeLeg })}
          picture={picture}
        />
        {panel === "whatIf" && (
          <SidePanel close={close}>
            <WhatIf
              model={model}
              purchases={purchases}
              state={state}
              dispatch={dispatch}
              me={me}
              nameOf={nameOf}
            />
          </SidePanel>
        )}
      </div>
      <TimeLapse model={model} state={state} dispatch={dispatch} />
      <SavePicture
        model={model}
        username={username}
        round={round}
        takePicture={() => picture.current?.() ?? null}
      />
    </div>
  );
}
