import { useEffect, useSyncExternalStore } from "react";

/** Searches on the screen that take `/` over from the search for members. */
let searches = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  searches += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes `/` over from the search for members while the caller is mounted. */
export function useTakeSlash(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Whether `/` opens another search than that for members. */
export function useIsSlashTaken(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => searches > 0,
    () => false,
  );
}
