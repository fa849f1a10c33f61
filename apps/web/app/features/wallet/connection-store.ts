import { createContext } from "react";
import type { Connection } from "./open-connection.ts";

export type ConnectionState =
  | { readonly status: "opening" }
  | { readonly status: "failed" }
  /** The code that opens it did not load. */
  | { readonly status: "broken"; readonly error: unknown }
  | { readonly status: "open"; readonly connection: Connection };

/** The connection of register, login and dashboard: a wallet stays connected, and reads stay cached, from page to page. */
export interface ConnectionStore {
  getState(): ConnectionState;
  subscribe(listener: () => void): () => void;
  /** Opens the connection, or tries again after a failure. */
  open(): void;
}

/** Provides the store instead of its state: a context that changes would re-render pages before they are hydrated. */
export const ConnectionContext = createContext<ConnectionStore | null>(null);

/** `load` loads the code that opens connections. */
export function createConnectionStore(load: () => Promise<() => Promise<Connection>>): ConnectionStore {
  const listeners = new Set<() => void>();
  let state: ConnectionState = { status: "opening" };
  let isOpening = false;

  function publish(next: ConnectionState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  async function attempt(): Promise<ConnectionState> {
    try {
      const open = await load();
      return await open().then(
        (connection) => ({ status: "open", connection }) as const,
        () => ({ status: "failed" }) as const,
      );
    } catch (error) {
      return { status: "broken", error };
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open() {
      if (isOpening || state.status === "open") return;
      isOpening = true;
      publish({ status: "opening" });
      void attempt().then((next) => {
        isOpening = false;
        publish(next);
      });
    },
  };
}
