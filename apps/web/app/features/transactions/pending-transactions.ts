import * as z from "zod/mini";
import type { TransactionHash } from "./transaction.ts";

/** What a transaction does: at most one of a kind is under way for one address. */
export type TransactionKind = "register" | "topUp" | "withdraw";

/** A sent transaction whose end this browser has not seen yet. */
export interface PendingTransaction {
  readonly kind: TransactionKind;
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
  find(scope: PendingScope, kind: TransactionKind): PendingTransaction | null;
  put(scope: PendingScope, transaction: PendingTransaction): void;
  /** Forgets the transaction of that kind. */
  remove(scope: PendingScope, kind: TransactionKind): void;
}

const prefix = "canopy-pending-transactions";

const listSchema = z.array(
  z.object({
    kind: z.enum(["register", "topUp", "withdraw"]),
    hash: z.templateLiteral(["0x", z.string().check(z.regex(/^[0-9a-f]{64}$/))]),
    sentAt: z.number(),
  }),
);

export function createPendingTransactions(
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">,
): PendingTransactions {
  const keyOf = ({ chainId, address }: PendingScope) => `${prefix}:${chainId}:${address.toLowerCase()}`;

  function read(scope: PendingScope): PendingTransaction[] {
    try {
      const parsed = listSchema.safeParse(JSON.parse(storage.getItem(keyOf(scope)) ?? "[]"));
      return parsed.success ? parsed.data : [];
    } catch {
      return [];
    }
  }

  function write(scope: PendingScope, list: readonly PendingTransaction[]): void {
    if (list.length === 0) storage.removeItem(keyOf(scope));
    else storage.setItem(keyOf(scope), JSON.stringify(list));
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
