import type { Side } from "@canopy/swap/types";
import * as z from "zod/mini";
import { browserStorage, type KeyValueStorage } from "../../../lib/browser-storage.ts";

/** The quote of a swap that this browser sent. The chain has no quotes. Amounts are in smallest units. */
export interface SwapRecord {
  readonly hash: `0x${string}`;
  readonly side: Side;
  readonly amountIn: bigint;
  readonly amountOut: bigint;
  /** Milliseconds since 1970. */
  readonly quotedAt: number;
}

/** The owner of swaps: a chain and an address. */
export interface RecordScope {
  readonly chainId: number;
  readonly address: string;
}

/** The quotes of sent swaps in storage. */
interface SwapRecords {
  /** Keeps the record of a sent transaction, in place of an earlier one of the same transaction. */
  put(scope: RecordScope, record: SwapRecord): void;
  find(scope: RecordScope, hash: string): SwapRecord | null;
}

const prefix = "canopy-swap-records";

/** Records that one address keeps, about 50 kB. The oldest are dropped. */
export const MAXIMUM_RECORDS = 200;

const amount = z.string().check(z.regex(/^\d{1,78}$/));
const listSchema = z.array(
  z.object({
    hash: z.templateLiteral(["0x", z.string().check(z.regex(/^[0-9a-f]{64}$/))]),
    side: z.enum(["exactIn", "exactOut"]),
    amountIn: amount,
    amountOut: amount,
    quotedAt: z.number(),
  }),
);
type StoredRecord = z.infer<typeof listSchema>[number];

export function createSwapRecords(storage: KeyValueStorage): SwapRecords {
  const storageKey = ({ chainId, address }: RecordScope) => `${prefix}:${chainId}:${address.toLowerCase()}`;

  function read(scope: RecordScope): StoredRecord[] {
    try {
      const parsed = listSchema.safeParse(JSON.parse(storage.getItem(storageKey(scope)) ?? "[]"));
      return parsed.success ? parsed.data : [];
    } catch {
      return [];
    }
  }

  return {
    put(scope, record) {
      const stored: StoredRecord = {
        ...record,
        amountIn: String(record.amountIn),
        amountOut: String(record.amountOut),
      };
      const kept = [...read(scope).filter(({ hash }) => hash !== record.hash), stored];
      try {
        storage.setItem(storageKey(scope), JSON.stringify(kept.slice(-MAXIMUM_RECORDS)));
      } catch {
        // Full storage must not fail a swap that was sent. Its history then compares with the limit.
      }
    },
    find(scope, wanted) {
      const stored = read(scope).find(({ hash }) => hash === wanted);
      return stored
        ? { ...stored, amountIn: BigInt(stored.amountIn), amountOut: BigInt(stored.amountOut) }
        : null;
    },
  };
}

/** The records of this browser. */
export const swapRecords = createSwapRecords(browserStorage);
