import * as z from "zod/mini";
import type { TransactionHash } from "./transaction.ts";

/** What identifies the replacement of a transaction, after a node has forgotten the transaction. */
export interface SentCall {
  readonly from: `0x${string}`;
  readonly nonce: number;
  /** Hash of recipient, value and input: a wallet that speeds a transaction up keeps them. */
  readonly digest: string;
}

/** A sent transaction without a known outcome. */
export interface PendingTransaction {
  /** By `transactionKind`. Each address has at most one pending transaction of a kind. */
  readonly kind: string;
  readonly hash: TransactionHash;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** Missing until a node has shown the transaction. */
  readonly call?: SentCall | undefined;
}

/** The owner of transactions: a chain and an address. */
export interface PendingScope {
  readonly chainId: number;
  readonly address: string;
}

/** Sent transactions in storage, so that a reloaded page finds them. */
export interface PendingTransactions {
  find(scope: PendingScope, kind: string): PendingTransaction | null;
  put(scope: PendingScope, transaction: PendingTransaction): void;
  /** Deletes the transaction of that kind. */
  remove(scope: PendingScope, kind: string): void;
}

const prefix = "canopy-pending-transactions";

const hexSchema = (digits: number) =>
  z.templateLiteral(["0x", z.string().check(z.regex(new RegExp(`^[0-9a-fA-F]{${digits}}$`)))]);

const listSchema = z.array(
  z.object({
    kind: z.string(),
    hash: hexSchema(64),
    sentAt: z.number(),
    call: z.optional(z.object({ from: hexSchema(40), nonce: z.number(), digest: hexSchema(64) })),
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
