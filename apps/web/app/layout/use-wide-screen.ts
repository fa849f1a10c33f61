import { useEffect } from "react";

/** Width in pixels from which the menu is always open. */
const WIDE_SCREEN = 1024;

/** Calls `onWide` when the window becomes too wide for the mobile menu. */
export function useWideScreen(onWide: () => void): void {
  useEffect(() => {
    const query = window.matchMedia(`(min-width: ${WIDE_SCREEN}px)`);
    const check = () => {
      if (query.matches) onWide();
    };
    query.addEventListener("change", check);
    return () => query.removeEventListener("change", check);
  }, [onWide]);
}
