import { type KeyboardEvent, useEffect, useId, useState } from "react";

interface Options {
  readonly count: number;
  /** The option that is active at first. */
  readonly start?: number;
  choose(index: number): void;
}

/**
 * A text field with a list of options that stays open, as WAI-ARIA's combobox: the field keeps the focus, arrow keys move the active
 * option, and Enter chooses it. The list has the id `list`, and its options `<list>-<index>`.
 */
export function useCombobox({ count, start = 0, choose }: Options) {
  const list = useId();
  const [moved, setActive] = useState(start);
  const active = Math.min(moved, count - 1);
  const [first] = useState(start);

  useEffect(() => {
    if (first > 0) scrollTo(list, first);
  }, [list, first]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (count === 0 || (step === undefined && event.key !== "Enter")) return;
    event.preventDefault();
    if (step === undefined) return choose(active);
    const next = (active + step + count) % count;
    setActive(next);
    scrollTo(list, next);
  }

  return {
    list,
    /** The index of the active option; -1 without options. */
    active,
    setActive,
    field: {
      role: "combobox",
      "aria-controls": list,
      "aria-expanded": count > 0,
      "aria-autocomplete": "list",
      "aria-activedescendant": count > 0 ? `${list}-${active}` : undefined,
      autoCapitalize: "none",
      spellCheck: false,
      enterKeyHint: "search",
      onKeyDown,
    } as const,
  };
}

function scrollTo(list: string, index: number): void {
  document.getElementById(`${list}-${index}`)?.scrollIntoView({ block: "nearest" });
}
