import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Opens the answer of the URL fragment and scrolls to it. Browsers that open it themselves can stay where they are, or end where
 * the answer was before the parts above it were laid out.
 */
export function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === "") return;
    const answer = document.getElementById(decodeURIComponent(hash.slice(1)));
    const details = answer?.closest("details");
    if (!details) return;
    details.open = true;
    // In the next frame, or the browser's own smooth scrolling continues.
    const frame = requestAnimationFrame(() =>
      details.scrollIntoView({ block: "start", behavior: "instant" }),
    );
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
