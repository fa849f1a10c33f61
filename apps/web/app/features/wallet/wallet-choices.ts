import type { Connector } from "wagmi";

/** An entry in the list of wallets. */
export interface WalletChoice {
  readonly id: string;
  readonly name: string;
  /** The announced icon (EIP-6963) as a data URI, or null. */
  readonly icon: string | null;
  readonly connector: Connector;
}

/** The id of `window.ethereum` in the list. */
const legacyId = "injected";

/**
 * The wallets to offer: all announced ones (EIP-6963). `window.ethereum` is listed only if there are none, because it is
 * usually one of them.
 */
export function walletChoices(
  connectors: readonly Connector[],
  { hasLegacyProvider, hiddenIds = [] }: { hasLegacyProvider: boolean; hiddenIds?: readonly string[] },
): WalletChoice[] {
  const seen = new Set<string>();
  const announced: WalletChoice[] = [];
  for (const connector of connectors) {
    if (connector.id === legacyId || hiddenIds.includes(connector.id) || seen.has(connector.id)) continue;
    seen.add(connector.id);
    announced.push(toChoice(connector));
  }
  const legacy = connectors.find(({ id }) => id === legacyId);
  return announced.length === 0 && legacy && hasLegacyProvider ? [toChoice(legacy)] : announced;
}

function toChoice(connector: Connector): WalletChoice {
  const icon = connector.icon?.trim();
  // Untrusted text of a wallet: allow only images with inline data.
  const safe = icon && /^data:image\/(svg\+xml|png|jpeg|webp|gif)[;,]/i.test(icon) ? icon : null;
  return { id: connector.id, name: connector.name.slice(0, 40), icon: safe, connector };
}
