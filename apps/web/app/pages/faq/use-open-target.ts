import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Opens the answer that the address points to, in browsers that do not do so by themselves, and after a step of the
 * router's own.
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
