import { useEffect } from "react";

/** The keys of a search. `/` works outside of text fields only. */
export interface SearchKeys {
  readonly slash: boolean;
  /** Ctrl-K and Cmd-K. */
  readonly command: boolean;
}

/** A closed dialog stays in the document until its animation ends. */
const openDialog = "[role=dialog]:not([data-closed])";

/** Calls `open` on a key of the search, anywhere but in a dialog. */
export function useSearchKey(open: () => void, { slash, command }: SearchKeys): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector(openDialog)) return;
      if (!((command && isCommand(event)) || (slash && isSlash(event)))) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [open, slash, command]);
}

/** The code, because this key has another letter on a Persian keyboard. */
const isCommand = ({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && code === "KeyK" && !altKey && !shiftKey;

const isSlash = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  key === "/" &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && target.closest("input, textarea, select, [contenteditable]"));
