import { NONE } from "@canopy/protocol/tree-format/shape";
import { Trans } from "@lingui/react/macro";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { classes } from "../../ui/primitives/classes.ts";
import { Drawing } from "./Drawing.tsx";
import { at } from "./data/columns.ts";
import { sponsorMegabytes } from "./data/download-size.ts";
import { isFree, positionOfNumber, type TreeModel } from "./data/tree-model.ts";
import type { TreeView } from "./data/tree-view.ts";
import type { Picture } from "./draw/tree-renderer.ts";
import { PlaceCard } from "./explore/card/PlaceCard.tsx";
import { useCardLookup } from "./explore/card-data/use-cards.ts";
import { Legend } from "./explore/Legend.tsx";
import { AccessibleTree } from "./explore/list/AccessibleTree.tsx";
import { TreeTable } from "./explore/list/TreeTable.tsx";
import { TreeSearch } from "./explore/TreeSearch.tsx";
import { initialTreeState, treeReducer } from "./explore/tree-state.ts";
import { useSeatWords } from "./explore/use-seat-words.ts";
import { selectedPlace } from "./explore/walk.ts";
import { SavePicture } from "./export/SavePicture.tsx";
import { SidePanel } from "./SidePanel.tsx";
import { TreeToolbar } from "./TreeToolbar.tsx";
import { TimeLapse } from "./time-lapse/TimeLapse.tsx";
import { useGenesis } from "./time-lapse/use-genesis.ts";
import { useDrawingWords } from "./use-drawing-words.ts";
import { useScene } from "./use-scene.ts";
import { WhatIf } from "./what-if/WhatIf.tsx";

interface TreeScreenProps {
  readonly tree: Pick<TreeView, "home" | "purchases"> & { loadSponsors(): void };
  readonly model: TreeModel;
  /** Of the member on whom the view opens. */
  readonly username: string;
  /** The signed-in member: the username, and the seat number in the tree. */
  readonly viewer: { readonly username: string; readonly number: number };
}

/** The tree as a drawing or as a list, with its controls and panels. */
export function TreeScreen({
  tree: { home, purchases, loadSponsors },
  model,
  username,
  viewer,
}: TreeScreenProps) {
  const [state, dispatch] = useReducer(treeReducer, home || at(model.numbers, 0), initialTreeState);
  const picture = useRef<() => Picture | null>(null);
  const { findCard, findName, findLabel } = useNames();
  const words = useDrawingWords();
  const { scene, colours } = useScene({ model, state, words, findLabel });
  const toWords = useSeatWords(model, findName);
  const genesis = useGenesis();
  const { panel, view } = state;
  const place = selectedPlace(model, state);
  const homePosition = positionOfNumber(model, state.home);
  const top = homePosition === NONE ? 0 : homePosition;
  const close = () => dispatch({ type: "close" });
  const lacksSponsors = state.colour === "sponsors" && model.sponsors === null;
  useEffect(() => {
    if (lacksSponsors) loadSponsors();
  }, [lacksSponsors, loadSponsors]);
  return (
    // The bar at the bottom of phones, above which the card of a seat opens.
    <div className="space-y-4 [--bar:calc(4rem+env(safe-area-inset-bottom))] lg:[--bar:0px]">
      <TreeToolbar model={model} state={state} dispatch={dispatch} viewer={viewer.number} owner={username} />
      {isFree(model, top, "left") && isFree(model, top, "right") && <NoSeatsBelow />}
      <div className={classes("grid gap-5", panel && "xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]")}>
        {view === "drawing" ? (
          <Drawing
            model={model}
            scene={scene}
            state={state}
            dispatch={dispatch}
            selection={place === null ? "" : toWords(place)}
            picture={picture}
          />
        ) : (
          <div className="min-w-0 space-y-6">
            <AccessibleTree
              model={model}
              top={top}
              selected={place ?? { position: top, leg: null }}
              dispatch={dispatch}
            />
            <TreeTable model={model} top={top} dispatch={dispatch} />
          </div>
        )}
        {panel === "card" && place !== null && (
          <PlaceCard
            model={model}
            place={place}
            sponsor={viewer.username}
            home={state.home}
            dispatch={dispatch}
          />
        )}
        {panel === "whatIf" && (
          <SidePanel close={close}>
            <WhatIf
              model={model}
              purchases={purchases}
              state={state}
              dispatch={dispatch}
              me={viewer.number}
              findName={findName}
            />
          </SidePanel>
        )}
      </div>
      {view === "drawing" && (
        <>
          <Legend
            mode={state.colour}
            colours={colours}
            dispatch={dispatch}
            pointsRound={model.head.round}
            genesis={genesis}
            selected={findCard(state.selected)?.username}
            sponsorMegabytes={sponsorMegabytes(model.size, model.head.totalSeats)}
          />
          <TimeLapse model={model} state={state} dispatch={dispatch} />
          <SavePicture
            model={model}
            username={username}
            round={state.round}
            takePicture={() => picture.current?.() ?? null}
          />
        </>
      )}
      <TreeSearch model={model} isOpen={state.isSearching} dispatch={dispatch} />
    </div>
  );
}

function NoSeatsBelow() {
  return (
    <p className="text-quiet">
      <Trans>
        No one is below this seat yet. Select a free seat below it to get a link that registers a member
        there.
      </Trans>
    </p>
  );
}

/** Names and pictures by seat number. Each function changes identity when more have loaded. */
function useNames() {
  const findCard = useCardLookup();
  const findName = useCallback((number: number) => findCard(number)?.username, [findCard]);
  const findLabel = useCallback(
    (number: number) => {
      const card = findCard(number);
      return card && { name: card.username, picture: card.avatar };
    },
    [findCard],
  );
  return { findCard, findName, findLabel };
}
