import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Opens the answer of the URL fragment, for browsers that don't, and after client-side navigation. When the fragment changes it
 * scrolls there too: browsers open the answer, but can stay where they are, or stop where it was before parts above were laid out.
 */
export function useOpenTarget(): void {
  const { hash } = useLocation();
  const before = useRef(hash);
  useEffect(() => {
    const isChange = before.current !== hash;
    before.current = hash;
    if (hash === "") return;
    const answer = document.getElementById(decodeURIComponent(hash.slice(1)));
    const details = answer?.closest("details");
    if (!details || (details.open && !isChange)) return;
    details.open = true;
    // In the next frame, or the browser's own smooth scrolling goes on.
    const frame = requestAnimationFrame(() =>
      details.scrollIntoView({ block: "start", behavior: "instant" }),
    );
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
