/** The response to a request from the page: EIP-1193's result or error. */
export type WalletResponse =
  | { result: unknown }
  | { error: { code: number; message: string; data?: unknown } };

/** The function that the page calls to reach the wallet in Node. */
export const REQUEST_BINDING = "canopyTestWalletRequest";
/** The event on `window` that carries wallet events to the page; its detail is `[name, payload]`. */
export const WALLET_EVENT = "canopy-test-wallet";

declare global {
  interface Window {
    canopyTestWalletRequest: (method: string, params: unknown) => Promise<WalletResponse>;
  }
}

/**
 * Runs in the page before its own code: an EIP-1193 provider, announced by EIP-6963 as a wallet extension is. It holds no
 * keys and forwards every request to Node.
 */
export function injectProvider(names: { event: string; name: string }): void {
  type Listener = (payload: unknown) => void;
  const listeners = new Map<string, Set<Listener>>();
  const provider = {
    async request({ method, params }: { method: string; params?: unknown }) {
      const response = await window.canopyTestWalletRequest(method, params);
      if ("result" in response) return response.result;
      throw Object.assign(new Error(response.error.message), response.error);
    },
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      return provider;
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener);
      return provider;
    },
  };
  window.addEventListener(names.event, (event) => {
    if (!(event instanceof CustomEvent)) return;
    const [name, payload]: [string, unknown] = event.detail;
    for (const listener of listeners.get(name) ?? []) listener(payload);
  });

  const detail = Object.freeze({
    info: Object.freeze({
      uuid: "9f3d6d0e-6f0c-4a53-9a3c-2b1f5d1c7e11",
      name: names.name,
      icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Ccircle cx='4' cy='4' r='4'/%3E%3C/svg%3E",
      rdns: "org.example.test-wallet",
    }),
    provider,
  });
  const announce = () => window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
  window.addEventListener("eip6963:requestProvider", announce);
  announce();
}
