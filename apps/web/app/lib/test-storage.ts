import type { KeyValueStorage } from "./browser-storage.ts";

/** A browser's storage for tests. Pages that were reloaded share `items`. */
export function testStorage(items: Map<string, string> = new Map()): KeyValueStorage {
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** An empty storage that takes nothing more. */
export const fullStorage: KeyValueStorage = {
  ...testStorage(),
  setItem() {
    throw new DOMException("full", "QuotaExceededError");
  },
};
