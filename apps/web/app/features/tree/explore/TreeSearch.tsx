import { NONE } from "@canopy/protocol/tree-format/shape";
import { Trans, useLingui } from "@lingui/react/macro";
import { type Dispatch, useCallback, useRef, useState } from "react";
import { Dialog } from "../../../ui/primitives/Dialog.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { SearchBox } from "../../member-search/SearchBox.tsx";
import { useTakeSlash } from "../../member-search/slash-key.ts";
import { useSearchKey } from "../../member-search/use-search-key.ts";
import { findMemberPosition, type TreeModel } from "../data/tree-model.ts";
import { selectAction } from "./keyboard.ts";
import type { TreeAction } from "./tree-state.ts";

interface TreeSearchProps {
  readonly model: TreeModel;
  readonly isOpen: boolean;
  readonly dispatch: Dispatch<TreeAction>;
}

/** Finds a member by the start of the username, and goes to their seat. */
export function TreeSearch({ model, isOpen, dispatch }: TreeSearchProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const open = useCallback(() => dispatch({ type: "search", isSearching: true }), [dispatch]);
  useTakeSlash();
  useSearchKey(open, { slash: true, command: false });

  function show(isSearching: boolean) {
    setTyped("");
    setMissing(null);
    dispatch({ type: "search", isSearching });
  }

  function choose(username: string, member: number) {
    const position = findMemberPosition(model, member);
    if (position === NONE) return setMissing(username);
    show(false);
    dispatch(selectAction(model, { position, leg: null }, "seat"));
    dispatch({ type: "open", panel: "card" });
  }

  return (
    <Dialog initialFocus={field} open={isOpen} onOpenChange={show} title={t`Find a member in the tree`}>
      <div className="space-y-4">
        {missing !== null && (
          <Notice live tone="warning">
            <Trans>
              <bdi dir="ltr">{missing}</bdi> is not in the part of the tree that is loaded.
            </Trans>
          </Notice>
        )}
        <SearchBox
          field={field}
          typed={typed}
          plan={model.head.plan}
          onType={(text) => {
            setTyped(text);
            setMissing(null);
          }}
          onChoose={choose}
        />
      </div>
    </Dialog>
  );
}
