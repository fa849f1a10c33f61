import { type RefObject, useEffect, useRef } from "react";
import type { Wallet } from "./use-wallet.ts";

/**
 * The ref of an element that gets the focus when a wallet is connected: the list of wallets unmounts together with the button that
 * opened it, and the focus would return to the start of the page.
 */
export function useFocusAfterConnecting<Target extends HTMLElement>(
  status: Wallet["status"],
): RefObject<Target | null> {
  const element = useRef<Target>(null);
  const before = useRef(status);
  useEffect(() => {
    const isNew = before.current === "disconnected" && status === "connected";
    before.current = status;
    // After the dialog, which returns the focus in a microtask of its own.
    if (isNew && document.activeElement === document.body)
      queueMicrotask(() => element.current?.focus({ preventScroll: true }));
  }, [status]);
  return element;
}
