/** Receives the code of the error catalogue, if the API gave one. */
type Listener = (code?: string) => void;

const listeners = new Set<Listener>();

/** Calls back on every 401 of the API, until the returned function is called. */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells the page that the API returned 401. */
export function announceUnauthorized(code?: string): void {
  for (const listener of [...listeners]) listener(code);
}
