import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "../SkipLink.tsx";

/**
 * Moves the focus to the main element after client-side navigation, as after a page load. A URL fragment takes precedence.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash === "") document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
