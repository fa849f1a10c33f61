import { useEffect } from "react";

/** Calls `open` on `/` outside of text fields, and on Ctrl-K or Cmd-K anywhere but in a dialog. */
export function useSearchKey(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchKey(event) || document.querySelector("[role=dialog]")) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [open]);
}

function isSearchKey({ key, code, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  // The code, because this key has another letter on a Persian keyboard.
  if (ctrlKey || metaKey) return code === "KeyK" && !altKey && !shiftKey;
  if (key !== "/" || altKey) return false;
  return !(target instanceof Element && target.closest("input, textarea, select, [contenteditable]"));
}
