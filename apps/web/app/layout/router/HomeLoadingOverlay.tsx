import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { englishPath } from "../../i18n/public-paths.ts";
import { loadingOverlay } from "../../ui/loading-overlay/loading-overlay.ts";

/** Milliseconds before the overlay shows. Loaded pages render sooner. */
const PATIENCE = 150;

/** Milliseconds after which the overlay hides in any case. */
const LONGEST = 1_000;

/**
 * Shows the overlay during client-side navigation to the home page. Pages loaded as documents have their content from the
 * start and no overlay.
 */
export function HomeLoadingOverlay() {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isComing = next !== undefined && next.pathname !== pathname && englishPath(next.pathname) === "/";
  useEffect(() => {
    if (!isComing) return;
    let isShown = false;
    const show = setTimeout(() => {
      isShown = true;
      loadingOverlay.start();
    }, PATIENCE);
    const hide = () => {
      clearTimeout(show);
      if (isShown) loadingOverlay.finish();
      isShown = false;
    };
    const end = setTimeout(hide, LONGEST);
    return () => {
      clearTimeout(end);
      hide();
    };
  }, [isComing]);
  return null;
}
