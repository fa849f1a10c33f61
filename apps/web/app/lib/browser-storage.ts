/** The part of `Storage` that the product uses. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * The browser's local storage. Falls back to memory while prerendering and where the browser blocks storage (private
 * windows, blocked cookies).
 */
export const browserStorage: KeyValueStorage = {
  getItem: (key) => open().getItem(key),
  setItem: (key, value) => open().setItem(key, value),
  removeItem: (key) => open().removeItem(key),
};

const memory = new Map<string, string>();
const memoryStorage: KeyValueStorage = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};

let opened: KeyValueStorage | undefined;

function open(): KeyValueStorage {
  opened ??= probe() ?? memoryStorage;
  return opened;
}

function probe(): KeyValueStorage | null {
  try {
    const storage = globalThis.localStorage;
    const key = "canopy-probe";
    storage.setItem(key, "1");
    storage.removeItem(key);
    return storage;
  } catch {
    return null;
  }
}
