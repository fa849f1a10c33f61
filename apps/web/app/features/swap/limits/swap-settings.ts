import {
  DEFAULT_DEADLINE,
  DEFAULT_SLIPPAGE,
  MAXIMUM_DEADLINE,
  MAXIMUM_SLIPPAGE,
  MINIMUM_DEADLINE,
  MINIMUM_SLIPPAGE,
} from "@canopy/swap/quotes/limits";
import * as z from "zod/mini";
import { browserStorage, type KeyValueStorage } from "../../../lib/browser-storage.ts";
import { typedAmount } from "../../../ui/forms/typed-amount.ts";

/** How far a swap may be from its quote, and how long it may take. */
export interface SwapSettings {
  /** Millionths of the quote. */
  readonly slippage: number;
  /** Minutes until the exchange refuses the swap. */
  readonly deadline: number;
}

/** The settings of this browser. They are the same object until they change. */
interface SettingsStore {
  getState(): SwapSettings;
  save(settings: SwapSettings): void;
  subscribe(listener: () => void): () => void;
}

export const defaultSettings: SwapSettings = { slippage: DEFAULT_SLIPPAGE, deadline: DEFAULT_DEADLINE };

const key = "canopy-swap-settings";

const settingsSchema = z.object({
  slippage: z.int().check(z.minimum(MINIMUM_SLIPPAGE), z.maximum(MAXIMUM_SLIPPAGE)),
  deadline: z.int().check(z.minimum(MINIMUM_DEADLINE), z.maximum(MAXIMUM_DEADLINE)),
});

export function createSwapSettings(storage: KeyValueStorage): SettingsStore {
  const listeners = new Set<() => void>();
  let settings: SwapSettings | null = null;
  return {
    getState: () => {
      settings ??= parseSettings(storage.getItem(key));
      return settings;
    },
    save(next) {
      settings = next;
      try {
        storage.setItem(key, JSON.stringify(next));
      } catch {
        // Full storage: the settings hold until the page is reloaded.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The stored settings; the default ones when they are missing or out of bounds. */
function parseSettings(stored: string | null): SwapSettings {
  try {
    const parsed = settingsSchema.safeParse(JSON.parse(stored ?? "null"));
    return parsed.success ? parsed.data : defaultSettings;
  } catch {
    return defaultSettings;
  }
}

/** Digits after the point of a percentage, of which one millionth is the last. */
const PERCENT_DECIMALS = 4;

/** A slippage that was typed in percent, in millionths; null when it is no number from 0.01 to 50 %. */
export function typedSlippage(typed: string): number | null {
  return within(typedAmount(typed, PERCENT_DECIMALS), MINIMUM_SLIPPAGE, MAXIMUM_SLIPPAGE);
}

/** A deadline in minutes as typed; null unless it is a whole number from 1 to 60. */
export function typedDeadline(typed: string): number | null {
  return within(typedAmount(typed, 0), MINIMUM_DEADLINE, MAXIMUM_DEADLINE);
}

function within(value: bigint | null, minimum: number, maximum: number): number | null {
  return value !== null && value >= minimum && value <= maximum ? Number(value) : null;
}

/** A slippage as a person types it, in percent: 0.5. */
export function slippageText(slippage: number): string {
  return String(slippage / 10 ** PERCENT_DECIMALS);
}

export const swapSettings = createSwapSettings(browserStorage);
