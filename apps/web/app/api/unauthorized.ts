const listeners = new Set<() => void>();

/** Calls back on every 401 of the API, until the returned function is called. */
export function onUnauthorized(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells the page that the API returned 401. */
export function announceUnauthorized(): void {
  for (const listener of [...listeners]) listener();
}
