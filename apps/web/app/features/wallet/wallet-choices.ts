import type { Connector } from "wagmi";

/** A line in the list of wallets. */
export interface WalletChoice {
  readonly id: string;
  readonly name: string;
  /** A picture inside a data URI, as the wallet announced it (EIP-6963), or null. */
  readonly icon: string | null;
  readonly connector: Connector;
}

/** The id under which a browser's one and only `window.ethereum` is listed. */
const legacyId = "injected";

/**
 * The wallets to offer: every one that announced itself (EIP-6963), and the old `window.ethereum` only when none did,
 * since it is then one of the same wallets under a worse name.
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
  // A wallet's text reaches the page here: only a picture that carries its own bytes is shown.
  const safe = icon && /^data:image\/(svg\+xml|png|jpeg|webp|gif)[;,]/i.test(icon) ? icon : null;
  return { id: connector.id, name: connector.name.slice(0, 40), icon: safe, connector };
}
