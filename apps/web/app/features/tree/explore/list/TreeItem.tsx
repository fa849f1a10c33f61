import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../../../../ui/primitives/classes.ts";
import type { TreeRow } from "./tree-rows.ts";

interface TreeItemProps {
  readonly row: TreeRow;
  readonly isSelected: boolean;
  select(): void;
  toggle(): void;
  /** Opens the card. */
  open(): void;
  readonly children: ReactNode;
}

/** An item of the list, named by its text. The tree handles the keys. */
export function TreeItem({ row, isSelected, select, toggle, open, children }: TreeItemProps) {
  const { level, place, siblings, isExpanded } = row;
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
      {children}
    </div>
  );
}
