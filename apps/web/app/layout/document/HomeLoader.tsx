import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { englishPath } from "../../i18n/public-paths.ts";
import { loader } from "../../ui/loader/loader.ts";

/** Milliseconds after which somebody on the way home is told to wait: a page that is at hand comes sooner. */
const PATIENCE = 150;

/** Milliseconds after which the overlay goes, whether home has come or not. */
const LONGEST = 1_000;

/**
 * Shows the loader while home is fetched from another page of the site. Only where the whole router is: a page that is
 * loaded as a document has its content from the start, and gets no overlay.
 */
export function HomeLoader() {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isComing = next !== undefined && next.pathname !== pathname && englishPath(next.pathname) === "/";
  useEffect(() => {
    if (!isComing) return;
    let isShown = false;
    const show = setTimeout(() => {
      isShown = true;
      loader.start();
    }, PATIENCE);
    const hide = () => {
      clearTimeout(show);
      if (isShown) loader.finish();
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
