import { parseTokenText } from "@canopy/swap/tokens/token-text";
import type { Token } from "@canopy/swap/types";
import { getAddress, isAddress, isAddressEqual } from "viem";
import * as z from "zod/mini";
import { browserStorage, type KeyValueStorage } from "../../../lib/browser-storage.ts";

/** Tokens outside of the list whose warning the member has accepted, kept in this browser by chain. */
export interface RememberedTokens {
  /** The latest first. The same array until it changes. */
  list(chainId: number): readonly Token[];
  add(chainId: number, token: Token): void;
  remove(chainId: number, token: Pick<Token, "address">): void;
  subscribe(listener: () => void): () => void;
}

const prefix = "canopy-swap-tokens";

/** Tokens that a chain keeps. The oldest are dropped. */
export const MAXIMUM_REMEMBERED = 20;

const listSchema = z.array(
  z.object({ address: z.string(), symbol: z.string(), name: z.string(), decimals: z.number() }),
);

export function createRememberedTokens(storage: KeyValueStorage): RememberedTokens {
  const lists = new Map<number, readonly Token[]>();
  const listeners = new Set<() => void>();
  const storageKey = (chainId: number) => `${prefix}:${chainId}`;

  function list(chainId: number): readonly Token[] {
    const known = lists.get(chainId);
    if (known) return known;
    const tokens = parseTokens(storage.getItem(storageKey(chainId)));
    lists.set(chainId, tokens);
    return tokens;
  }

  function set(chainId: number, tokens: readonly Token[]): void {
    lists.set(chainId, tokens);
    try {
      storage.setItem(storageKey(chainId), JSON.stringify(tokens));
    } catch {
      // Full storage: the change is known until the page is reloaded.
    }
    for (const listener of listeners) listener();
  }

  function except(chainId: number, token: Pick<Token, "address">): readonly Token[] {
    return list(chainId).filter(({ address }) => !isAddressEqual(address, token.address));
  }

  return {
    list,
    add: (chainId, token) => set(chainId, [token, ...except(chainId, token)].slice(0, MAXIMUM_REMEMBERED)),
    remove: (chainId, token) => set(chainId, except(chainId, token)),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The tokens in a stored text. Their texts are checked again, because the storage is not ours alone. */
function parseTokens(stored: string | null): readonly Token[] {
  const parsed = listSchema.safeParse(parseJson(stored));
  if (!parsed.success) return [];
  return parsed.data.flatMap(({ address, ...texts }) => {
    const text = parseTokenText(texts.symbol, texts.name, texts.decimals);
    if (!text.ok || !isAddress(address, { strict: false })) return [];
    const { symbol, name, decimals } = text;
    return [{ address: getAddress(address), symbol, name, decimals }];
  });
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
}

/** The tokens of this browser. */
export const rememberedTokens = createRememberedTokens(browserStorage);
