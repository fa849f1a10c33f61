import { useEffect } from "react";

/** From this width on (pixels) the menu is open by itself. */
const WIDE_SCREEN = 1024;

/** Calls `onWide` when the window reaches the width at which the mobile menu has no place. */
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
