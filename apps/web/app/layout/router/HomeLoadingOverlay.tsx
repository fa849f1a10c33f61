import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { englishPath } from "../../i18n/public-paths.ts";
import { loadingOverlay } from "../../ui/loading-overlay/loading-overlay.ts";

/** Milliseconds, as the specification says. */
const duration = 1_000;

/**
 * Shows the overlay for one second when a client-side navigation opens the home page. Pages loaded as documents have their
 * content from the start and no overlay.
 */
export function HomeLoadingOverlay() {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isComing = next !== undefined && next.pathname !== pathname && englishPath(next.pathname) === "/";
  useEffect(() => {
    if (!isComing) return;
    loadingOverlay.start();
    // Not cleared when the page has come: the second is counted from the navigation.
    setTimeout(() => loadingOverlay.finish(), duration);
  }, [isComing]);
  return null;
}
