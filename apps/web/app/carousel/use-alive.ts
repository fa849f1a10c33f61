import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page's code runs: false in what is rendered at build and in the browser's first look at it. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
