import { useLingui } from "@lingui/react/macro";
import { type Dispatch, type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { at } from "../../data/columns.ts";
import type { TreeModel } from "../../data/tree-model.ts";
import { useCards } from "../card-data/use-cards.ts";
import { selectAction } from "../keyboard.ts";
import type { TreeAction } from "../tree-state.ts";
import { useLegWords } from "../use-seat-words.ts";
import type { Place } from "../walk.ts";
import { FreeSeatText, SeatText } from "./SeatText.tsx";
import { TreeItem } from "./TreeItem.tsx";
import { isSamePlace, listMove, listTop, numbersAbove, type TreeRow, treeRows } from "./tree-rows.ts";

interface AccessibleTreeProps {
  readonly model: TreeModel;
  /** The position at which the list begins, unless the selected seat is elsewhere. */
  readonly top: number;
  readonly selected: Place;
  readonly dispatch: Dispatch<TreeAction>;
}

/** The tree as nested items that expand, for screen readers and for readers who prefer text. One item is a tab stop. */
export function AccessibleTree({ model, top, selected, dispatch }: AccessibleTreeProps) {
  const { t } = useLingui();
  const isRightToLeft = useLocale() === "fa";
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(() => new Set([at(model.numbers, top)]));
  const list = useRef<HTMLDivElement>(null);
  const { position, leg } = selected;
  const first = listTop(model, top, position);
  const rows = useMemo(() => {
    const above = numbersAbove(model, first, position);
    // A free seat is below the seat whose leg it is.
    if (leg !== null) above.push(at(model.numbers, position));
    return treeRows(model, first, new Set([...expanded, ...above]));
  }, [model, first, position, leg, expanded]);
  const seats = rows.filter((row) => row.leg === null);
  const cards = useCards(seats.map((row) => at(model.numbers, row.position)));
  const toWords = useLegWords(model, (number) => cards.get(number)?.username);

  // The focus moves with the selection, once it is in the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item is another one after each selection
  useEffect(() => {
    if (list.current?.contains(document.activeElement)) {
      list.current.querySelector<HTMLElement>("[aria-selected=true]")?.focus();
    }
  }, [position, leg]);

  const select = (place: Place) => dispatch(selectAction(model, place));

  function toggle(row: TreeRow) {
    const number = at(model.numbers, row.position);
    const next = new Set(expanded);
    if (row.isExpanded === true) next.delete(number);
    else next.add(number);
    setExpanded(next);
    // A seat above the selected one would stay expanded.
    select(row);
  }

  function follow(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const move = listMove(rows, selected, event.key, isRightToLeft);
    if (move === null) return;
    event.preventDefault();
    switch (move.kind) {
      case "select":
        return select(move.row);
      case "open":
        return dispatch({ type: "open", panel: "card" });
      default:
        toggle(move.row);
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
            key={row.leg === null ? number : `${number} ${row.leg}`}
            row={row}
            isSelected={isSamePlace(row, selected)}
            select={() => select(row)}
            toggle={() => toggle(row)}
            open={() => dispatch({ type: "open", panel: "card" })}
          >
            {row.leg === null ? (
              <SeatText
                model={model}
                position={row.position}
                username={cards.get(number)?.username}
                words={toWords(row)}
              />
            ) : (
              <FreeSeatText leg={row.leg} words={toWords(row)} />
            )}
          </TreeItem>
        );
      })}
    </div>
  );
}
