/** The part of `Storage` that the product uses. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * The browser's local storage. Where a browser has none or forbids it (private windows, blocked cookies), and while
 * prerendering, what is kept lives only as long as the page.
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
