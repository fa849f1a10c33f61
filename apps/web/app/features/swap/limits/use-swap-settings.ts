import { useSyncExternalStore } from "react";
import { type SwapSettings, swapSettings } from "./swap-settings.ts";

/** The settings of this browser. */
export function useSwapSettings(): SwapSettings {
  return useSyncExternalStore(swapSettings.subscribe, swapSettings.getState);
}
