import {
  type Address,
  type Hex,
  keccak256,
  type PrivateKeyAccount,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from "viem";
import type { ChainClient } from "../chain/client.ts";
import { chooseFees, type Fees, smallest } from "./fees.ts";
import { toNodeError } from "./node-errors.ts";

export interface Call {
  to: Address;
  data: Hex;
  /** The gas limit. */
  gas: bigint;
  /** Highest maximum fee for this call, in wei per gas, if it is lower than the sender's. */
  maxFeePerGas?: bigint;
}

export interface SenderOptions {
  client: ChainClient;
  account: PrivateKeyAccount;
  chainId: number;
  /** Highest maximum fee, in wei per gas. */
  maxFeePerGas: bigint;
  /** Milliseconds after which a pending transaction is replaced by one with higher fees. */
  bumpAfter: number;
}

/** The state of the sender's account. */
export interface AccountState {
  /** Wei. */
  balance: bigint;
  /** Whether a transaction can be sent: none is in flight, or the one in flight is stuck. */
  isFree: boolean;
  events: readonly TransactionEvent[];
}

/** A change of the account's transactions since the last tick. */
export type TransactionEvent =
  /** `reverted`: mined without effect, usually because another keeper was faster. `fee` is in wei. */
  | { kind: "mined" | "reverted"; nonce: number; hash: Hex; gasUsed: bigint; fee: bigint }
  /** `reorged`: removed by a reorganisation. `superseded`: its nonce was used. `found`: sent by an earlier process. */
  | { kind: "reorged" | "superseded" | "found"; nonce: number };

export type SendResult =
  | { kind: "sent" | "bumped"; nonce: number; hash: Hex; maxFeePerGas: bigint }
  /** The node already has this transaction from an earlier process. */
  | { kind: "known" }
  | { kind: "held back"; reason: "gas price" | "balance" | "node" };

/** The transaction in flight: its nonce, its latest fees, and all hashes sent with this nonce. */
interface Flight {
  nonce: number;
  /** Null for a transaction of an earlier process. */
  fees: Fees | null;
  hashes: Hex[];
  since: number;
}

/**
 * Sends the transactions of one account, one at a time. It replaces a stuck transaction with a call that is due then, with the same
 * nonce and higher fees. It stores nothing: the account's nonces show transactions of an earlier process.
 */
export function createSender({ client, account, chainId, maxFeePerGas: cap, bumpAfter }: SenderOptions) {
  const { address } = account;
  let balance = 0n;
  let flight: Flight | null = null;
  let lastMined = -1;

  async function readAccount(): Promise<AccountState> {
    const [latest, pending, found] = await Promise.all([
      client.getTransactionCount({ address }),
      client.getTransactionCount({ address, blockTag: "pending" }),
      client.getBalance({ address }),
    ]);
    balance = found;
    const events: TransactionEvent[] = [];
    if (latest <= lastMined) {
      lastMined = latest - 1;
      events.push({ kind: "reorged", nonce: latest });
    }
    if (flight !== null && flight.nonce < latest) {
      const event = await findMined(flight);
      if (event !== null) events.push(event);
      else if (flight.hashes.length > 0) {
        // The receipt can come later than the nonce, from another node behind the same URL.
        if (!isStuck(flight)) return { balance, isFree: false, events };
        events.push({ kind: "superseded", nonce: flight.nonce });
      }
      lastMined = flight.nonce;
      flight = null;
    }
    // The node dropped it: there are no fees to exceed.
    if (flight !== null && pending === latest && isStuck(flight)) flight.fees = null;
    // Sent by an earlier process, or returned to the pool by a reorganisation.
    if (pending > latest && flight?.nonce !== latest) {
      events.push({ kind: "found", nonce: latest });
      flight = { nonce: latest, fees: null, hashes: [], since: performance.now() };
    }
    return { balance, isFree: flight === null || isStuck(flight), events };
  }

  const isStuck = ({ since }: Flight) => performance.now() - since > bumpAfter;

  /** Finds which transaction in flight was mined. */
  async function findMined({ nonce, hashes }: Flight): Promise<TransactionEvent | null> {
    const receipts = await Promise.all(hashes.map((hash) => findReceipt(client, hash)));
    const receipt = receipts.find((found) => found !== null);
    if (receipt === undefined) return null;
    const { transactionHash: hash, gasUsed, effectiveGasPrice, status } = receipt;
    const kind = status === "success" ? "mined" : "reverted";
    return { kind, nonce, hash, gasUsed, fee: gasUsed * effectiveGasPrice };
  }

  /**
   * Sends a call that was just simulated, in place of the stuck transaction if there is one.
   *
   * @throws when the node did not say whether it took the transaction
   */
  async function send({ to, data, gas, maxFeePerGas = cap }: Call): Promise<SendResult> {
    const [nonce, block, tip] = await Promise.all([
      client.getTransactionCount({ address }),
      client.getBlock(),
      client.estimateMaxPriorityFeePerGas(),
    ]);
    const replaced = flight?.nonce === nonce ? flight : null;
    const fees = chooseFees(
      { baseFee: block.baseFeePerGas ?? 0n, tip },
      smallest(cap, maxFeePerGas),
      replaced?.fees ?? null,
    );
    if (fees === null || balance < gas * fees.maxFeePerGas) {
      // The node may have dropped it, so wait for the full time again.
      if (flight !== null) flight.since = performance.now();
      return { kind: "held back", reason: fees === null ? "gas price" : "balance" };
    }
    const raw = await account.signTransaction({ type: "eip1559", chainId, nonce, to, data, gas, ...fees });
    const hash = keccak256(raw);
    const before = flight;
    const own: Flight = {
      nonce,
      fees,
      hashes: [...(replaced?.hashes ?? []), hash],
      since: performance.now(),
    };
    // Set it before sending, because the transaction is in flight even if the response gets lost.
    flight = own;
    try {
      await client.sendRawTransaction({ serializedTransaction: raw });
    } catch (error) {
      const nodeError = toNodeError(error);
      if (nodeError === null) throw error;
      if (nodeError === "known") return { kind: "known" };
      // The transaction in the pool has higher fees than expected: make the next ones higher still.
      if (nodeError === "underpriced") own.since = Number.NEGATIVE_INFINITY;
      else flight = before;
      return { kind: "held back", reason: nodeError === "short" ? "balance" : "node" };
    }
    const kind = replaced === null ? "sent" : "bumped";
    return { kind, nonce, hash, maxFeePerGas: fees.maxFeePerGas };
  }

  return { address, readAccount, send };
}

export type Sender = ReturnType<typeof createSender>;

async function findReceipt(client: ChainClient, hash: Hex): Promise<TransactionReceipt | null> {
  try {
    return await client.getTransactionReceipt({ hash });
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null;
    throw error;
  }
}
