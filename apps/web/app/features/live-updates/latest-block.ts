import type { BlockEvent } from "@canopy/shared/api/events";
import { useSyncExternalStore } from "react";

let latest: BlockEvent | null = null;
const listeners = new Set<() => void>();

export function setLatestBlock(block: BlockEvent): void {
  latest = block;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The newest block of the index; null until the server has sent one. */
export function useLatestBlock(): BlockEvent | null {
  return useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
}
