import { useSyncExternalStore } from "react";

/** Narrower windows have room for the panel only, and none for the page next to it. */
const QUERY = "(width < 40rem)";

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}
