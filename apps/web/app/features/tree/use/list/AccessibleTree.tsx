import { useLingui } from "@lingui/react/macro";
import { type Dispatch, type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { at } from "../../data/columns.ts";
import type { TreeModel } from "../../data/tree-model.ts";
import { useCards } from "../members/use-cards.ts";
import { useLegWords } from "../members/use-seat-words.ts";
import type { TreeAction } from "../tree-state.ts";
import { TreeItem } from "./TreeItem.tsx";
import { listMove, listTop, numbersAbove, type TreeRow, treeRows } from "./tree-rows.ts";

interface AccessibleTreeProps {
  readonly model: TreeModel;
  /** The position at which the list begins, unless the selected seat is elsewhere. */
  readonly top: number;
  /** The position of the selected seat. */
  readonly selected: number;
  readonly dispatch: Dispatch<TreeAction>;
}

/** The tree as nested items that expand, for screen readers and for readers who prefer text. One item is a tab stop. */
export function AccessibleTree({ model, top, selected, dispatch }: AccessibleTreeProps) {
  const { t } = useLingui();
  const isRightToLeft = useLocale() === "fa";
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(() => new Set([at(model.numbers, top)]));
  const list = useRef<HTMLDivElement>(null);
  const first = listTop(model, top, selected);
  const rows = useMemo(
    () => treeRows(model, first, new Set([...expanded, ...numbersAbove(model, first, selected)])),
    [model, first, selected, expanded],
  );
  const cards = useCards(rows.map(({ position }) => at(model.numbers, position)));
  const wordsOf = useLegWords(model, (number) => cards.get(number)?.username);

  // The focus moves with the selection, once it is in the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item is another one after each selection
  useEffect(() => {
    if (list.current?.contains(document.activeElement)) {
      list.current.querySelector<HTMLElement>("[aria-selected=true]")?.focus();
    }
  }, [selected]);

  const select = (position: number) => dispatch({ type: "select", number: at(model.numbers, position) });

  function toggle({ position, isExpanded }: TreeRow) {
    const number = at(model.numbers, position);
    const next = new Set(expanded);
    if (isExpanded === true) next.delete(number);
    else next.add(number);
    setExpanded(next);
    // A seat above the selected one would stay expanded.
    select(position);
  }

  function follow(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const move = listMove(rows, selected, event.key, isRightToLeft);
    if (move === null) return;
    event.preventDefault();
    const row = rows.find(({ position }) => position === move.position);
    switch (move.kind) {
      case "select":
        return select(move.position);
      case "open":
        return dispatch({ type: "open", panel: "card" });
      default:
        if (row) toggle(row);
    }
  }

  return (
    <div
      ref={list}
      role="tree"
      aria-label={t`Seats as a list`}
      onKeyDown={follow}
      className="max-h-[32rem] overflow-y-auto rounded-lg border border-line bg-sheet p-2"
    >
      {rows.map((row) => {
        const number = at(model.numbers, row.position);
        return (
          <TreeItem
            key={number}
            row={row}
            number={number}
            card={cards.get(number)}
            words={wordsOf(row.position)}
            model={model}
            isSelected={row.position === selected}
            select={() => select(row.position)}
            toggle={() => toggle(row)}
            open={() => dispatch({ type: "open", panel: "card" })}
          />
        );
      })}
    </div>
  );
}
