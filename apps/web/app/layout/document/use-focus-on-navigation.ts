import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "../SkipLink.tsx";

/**
 * After a change of page inside the browser, keyboard and screen reader go on at the new page's main part, as they would
 * after loading it. A link to a place on the page (`#…`) leads there instead.
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
