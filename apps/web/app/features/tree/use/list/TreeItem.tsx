import type { TreeCard } from "@canopy/shared/api/tree";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { classes } from "../../../../ui/primitives/classes.ts";
import { at } from "../../data/columns.ts";
import { hasAllBelow, legUnits, type TreeModel } from "../../data/tree-model.ts";
import type { TreeRow } from "./tree-rows.ts";

interface TreeItemProps {
  readonly row: TreeRow;
  readonly number: number;
  /** Undefined until it is loaded. */
  readonly card: TreeCard | undefined;
  /** For screen readers, between the name and the figures: on which leg of whom the seat is. */
  readonly words: string;
  readonly model: TreeModel;
  readonly isSelected: boolean;
  select(): void;
  toggle(): void;
  /** Opens the card. */
  open(): void;
}

/** A seat in the list, named by its text. The tree handles the keys. */
export function TreeItem({
  row,
  number,
  card,
  words,
  model,
  isSelected,
  select,
  toggle,
  open,
}: TreeItemProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { position, level, place, siblings, isExpanded } = row;
  const count = (value: number) => formatCount(value, locale);
  const digits = count(number);
  const units = at(model.units, position);
  const held = count(units);
  const left = count(legUnits(model, position, "left"));
  const right = count(legUnits(model, position, "right"));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys
    <div
      role="treeitem"
      tabIndex={isSelected ? 0 : -1}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-selected={isSelected}
      aria-expanded={isExpanded ?? undefined}
      // A screen reader can move the focus to any item.
      onFocus={isSelected ? undefined : select}
      onClick={select}
      onDoubleClick={open}
      style={{ paddingInlineStart: `${(level - 1) * 1.25}rem` }}
      className={classes(
        "relative flex min-h-10 cursor-pointer items-center gap-x-2 rounded-md pe-2 text-note focus-visible:-outline-offset-2",
        isSelected && "bg-leaf-wash text-leaf-deep forced-colors:outline",
      )}
    >
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center text-quiet"
        onClick={(event) => {
          if (isExpanded === null) return;
          event.stopPropagation();
          toggle();
        }}
      >
        {isExpanded !== null && (
          <ChevronDown
            size={17}
            strokeWidth={1.5}
            className={classes(
              "transition-transform duration-(--quick)",
              !isExpanded && "-rotate-90 rtl:rotate-90",
            )}
          />
        )}
      </span>
      <bdi className="min-w-0 truncate font-[550]">{card?.username ?? t`seat ${digits}`}</bdi>
      <span className="sr-only">{words}</span>
      <span className="ms-auto shrink-0 text-quiet text-sm">
        <Plural value={units} one={`${held} unit`} other={`${held} units`} />
        {hasAllBelow(model, position) && (
          <span className="sr-only sm:not-sr-only">
            {" · "}
            <Trans>
              legs {left} left, {right} right
            </Trans>
          </span>
        )}
      </span>
    </div>
  );
}
