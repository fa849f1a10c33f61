import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { type Hash, isAddressEqual, parseEventLogs } from "viem";
import type { ChainClient } from "../../chain/client.ts";
import type { TransactionEvent } from "../../transaction-sender/sender.ts";
import type { RuleReading } from "./read-rules.ts";
import type { VaultBalances } from "./vault-balances.ts";

/** An execution that was mined. */
export interface BookedExecution {
  readonly rule: RuleReading;
  readonly hash: Hash;
  /** Mined without effect: another keeper or the owner was faster, or the pools moved. */
  readonly isReverted: boolean;
  /** Wei: what the vault paid, less the gas. */
  readonly profit: bigint;
}

export interface Bookkeeping {
  readonly client: ChainClient;
  readonly balances: VaultBalances;
  /** Rules by the hashes of their transactions in flight. */
  readonly sent: Map<Hash, RuleReading>;
  /** Events that are not booked yet: the node may fail in between. */
  readonly unbooked: TransactionEvent[];
}

/** Books what executions in flight paid and cost. Those of an earlier process are not known, and their gas is not booked. */
export async function bookExecutions(
  { client, balances, sent, unbooked }: Bookkeeping,
  events: readonly TransactionEvent[],
  now: number,
): Promise<BookedExecution[]> {
  unbooked.push(...events);
  const booked: BookedExecution[] = [];
  for (let [event] = unbooked; event !== undefined; [event] = unbooked) {
    const rule = "hash" in event ? sent.get(event.hash) : undefined;
    if ("hash" in event && rule !== undefined) {
      const { hash, fee } = event;
      const isReverted = event.kind === "reverted";
      const profit = (isReverted ? 0n : await readFee(client, rule, hash)) - fee;
      balances.book(rule.vault, profit, now);
      booked.push({ rule, hash, isReverted, profit });
    }
    // One transaction is in flight at a time: the others had the same nonce.
    if ("hash" in event || event.kind === "superseded") sent.clear();
    unbooked.shift();
  }
  return booked;
}

/** What the vault paid in wei: nothing if its owner withdrew the POL before. */
async function readFee(client: ChainClient, { vault, id }: RuleReading, hash: Hash): Promise<bigint> {
  const { logs } = await client.getTransactionReceipt({ hash });
  return parseEventLogs({ abi: vaultAbi, eventName: "Executed", logs })
    .filter(({ address, args }) => isAddressEqual(address, vault) && args.id === BigInt(id))
    .reduce((sum, { args }) => sum + args.fee, 0n);
}
