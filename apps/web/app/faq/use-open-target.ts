import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Opens the answer that the address points to. Browsers do so by themselves when a page is loaded, the router's own
 * navigation does not.
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
