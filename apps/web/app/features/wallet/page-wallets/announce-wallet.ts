/** The part of EIP-1193 that wagmi's injected connector uses. */
export interface WalletProvider {
  request(call: { method: string; params?: unknown }): Promise<unknown>;
  on(event: string, listener: (value: unknown) => void): void;
  removeListener(event: string, listener: (value: unknown) => void): void;
}

interface WalletInfo {
  readonly name: string;
  /** A data URI. */
  readonly icon: string;
  readonly rdns: string;
}

/** Announces a wallet of this page as a browser extension does (EIP-6963), so that wagmi lists it. */
export function announceWallet(info: WalletInfo, provider: WalletProvider): void {
  const detail = Object.freeze({ info: Object.freeze({ ...info, uuid: crypto.randomUUID() }), provider });
  const announce = () => window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
  window.addEventListener("eip6963:requestProvider", announce);
  announce();
}

/** Listeners of a provider's events. */
export class WalletEvents {
  readonly #listeners = new Map<string, Set<(value: unknown) => void>>();

  on(event: string, listener: (value: unknown) => void): void {
    const set = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, set.add(listener));
  }

  removeListener(event: string, listener: (value: unknown) => void): void {
    this.#listeners.get(event)?.delete(listener);
  }

  emit(event: string, value: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(value);
  }
}
