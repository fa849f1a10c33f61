import { useEffect } from "react";

/** Calls `open` on `/` outside of text fields and dialogs, before the dashboard's own search sees the key. */
export function useTreeSearchKey(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, target } = event;
      if (key !== "/" || altKey || ctrlKey || metaKey || event.defaultPrevented) return;
      if (document.querySelector("[role=dialog]")) return;
      if (target instanceof Element && target.closest("input, textarea, select, [contenteditable]")) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", listen, { capture: true });
    return () => document.removeEventListener("keydown", listen, { capture: true });
  }, [open]);
}
