import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Opens the answer of the URL fragment, for browsers that don't, and after client-side navigation.
 */
export function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === "") return;
    const answer = document.getElementById(decodeURIComponent(hash.slice(1)));
    const details = answer?.closest("details");
    if (!details || details.open) return;
    details.open = true;
    details.scrollIntoView({ block: "start" });
  }, [hash]);
}
