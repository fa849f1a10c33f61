import * as z from "zod/mini";
import type { TransactionHash } from "./transaction.ts";

/** A sent transaction whose end this browser has not seen yet. */
export interface PendingTransaction {
  /** What it does, by the name of the contract's function: at most one of a kind is under way for one address. */
  readonly kind: string;
  readonly hash: TransactionHash;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

/** Whose transactions: one chain, one address. */
export interface PendingScope {
  readonly chainId: number;
  readonly address: string;
}

/** Sent transactions, kept so that a closed or reloaded page finds them again. */
export interface PendingTransactions {
  find(scope: PendingScope, kind: string): PendingTransaction | null;
  put(scope: PendingScope, transaction: PendingTransaction): void;
  /** Forgets the transaction of that kind. */
  remove(scope: PendingScope, kind: string): void;
}

const prefix = "canopy-pending-transactions";

const listSchema = z.array(
  z.object({
    kind: z.string(),
    hash: z.templateLiteral(["0x", z.string().check(z.regex(/^[0-9a-f]{64}$/))]),
    sentAt: z.number(),
  }),
);

export function createPendingTransactions(
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">,
): PendingTransactions {
  const storageKey = ({ chainId, address }: PendingScope) => `${prefix}:${chainId}:${address.toLowerCase()}`;

  function read(scope: PendingScope): PendingTransaction[] {
    try {
      const parsed = listSchema.safeParse(JSON.parse(storage.getItem(storageKey(scope)) ?? "[]"));
      return parsed.success ? parsed.data : [];
    } catch {
      return [];
    }
  }

  function write(scope: PendingScope, list: readonly PendingTransaction[]): void {
    if (list.length === 0) storage.removeItem(storageKey(scope));
    else storage.setItem(storageKey(scope), JSON.stringify(list));
  }

  return {
    find: (scope, kind) => read(scope).find((transaction) => transaction.kind === kind) ?? null,
    put(scope, transaction) {
      write(scope, [...read(scope).filter(({ kind }) => kind !== transaction.kind), transaction]);
    },
    remove(scope, kind) {
      write(
        scope,
        read(scope).filter((transaction) => transaction.kind !== kind),
      );
    },
  };
}
