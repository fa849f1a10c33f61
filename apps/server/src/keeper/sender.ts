import type { Logger } from "pino";
import {
  type Address,
  type Hex,
  keccak256,
  type PrivateKeyAccount,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from "viem";
import type { ChainClient } from "../chain/client.ts";
import { type Fees, offer } from "./fees.ts";
import { refusalOf } from "./refusals.ts";
import type { KeeperState } from "./state.ts";

/** A transaction to be. */
export interface Call {
  to: Address;
  data: Hex;
  /** The limit. */
  gas: bigint;
  /** What it does, for the log. */
  what: string;
}

export interface SenderOptions {
  client: ChainClient;
  account: PrivateKeyAccount;
  chainId: number;
  /** Wei per gas that no offer exceeds. */
  maxFeePerGas: bigint;
  /** Milliseconds after which a transaction that is not mined gives way to one that offers more. */
  bumpAfter: number;
  state: KeeperState;
  log: Logger;
}

/** The one transaction that may be under way: its nonce, its latest offer, and all that were ever sent with this nonce. */
interface Flight {
  nonce: number;
  /** Null for one that an earlier process sent, of which only the nonce is known. */
  fees: Fees | null;
  hashes: Hex[];
  since: number;
}

/**
 * Sends the transactions of one account, one at a time: the next only after the last is mined. One that is stuck is not
 * piled upon but replaced by whatever is due then, with the same nonce and a higher offer. Nothing is kept: what an
 * earlier process left in the node's pool is found by the account's nonces.
 */
export function createSender(options: SenderOptions) {
  const { client, account, chainId, maxFeePerGas: cap, bumpAfter, state, log } = options;
  const { address } = account;
  let flight: Flight | null = null;
  let lastMined = -1;

  /** Looks where the last transaction is. Returns whether a new one may be sent, be it in its place. */
  async function isFree(): Promise<boolean> {
    const [latest, pending, balance] = await Promise.all([
      client.getTransactionCount({ address }),
      client.getTransactionCount({ address, blockTag: "pending" }),
      client.getBalance({ address }),
    ]);
    state.balance = balance;
    if (latest <= lastMined) {
      state.reorged += 1;
      lastMined = latest - 1;
      log.warn({ nonce: latest }, "a reorganisation took a transaction of the keeper back");
    }
    if (flight !== null && flight.nonce < latest) {
      const landed = await land(flight);
      // A receipt may come a moment after the nonce, from another node behind the same URL.
      if (!landed && !isStuck(flight)) return false;
      if (!landed) log.warn({ nonce: flight.nonce }, "another transaction of this account was mined instead");
      lastMined = flight.nonce;
      flight = null;
    }
    // The node has dropped it: there is no offer to be exceeded.
    if (flight !== null && pending === latest && isStuck(flight)) flight.fees = null;
    // Left in the pool by an earlier process, or put back there by a reorganisation.
    if (pending > latest && flight?.nonce !== latest) {
      log.info({ nonce: latest }, "a transaction of the keeper is under way that it does not know");
      flight = { nonce: latest, fees: null, hashes: [], since: performance.now() };
    }
    return flight === null || isStuck(flight);
  }

  const isStuck = ({ since }: Flight) => performance.now() - since > bumpAfter;

  /** Counts what was mined with the flight's nonce. Returns false when none of its transactions was. */
  async function land({ nonce, hashes }: Flight): Promise<boolean> {
    const receipts = await Promise.all(hashes.map((hash) => findReceipt(client, hash)));
    const receipt = receipts.find((found) => found !== null);
    if (receipt === undefined) return hashes.length === 0;
    const { transactionHash: hash, gasUsed, effectiveGasPrice, status } = receipt;
    state.mined += 1;
    state.gasSpent += gasUsed * effectiveGasPrice;
    if (status === "reverted") state.reverted += 1;
    const details = { hash, nonce, gasUsed: gasUsed.toString() };
    if (status === "success") log.info(details, "mined");
    else log.warn(details, "mined without effect: somebody else was faster");
    return true;
  }

  /**
   * Sends a call that was just simulated, in the place of the transaction that is stuck, if one is.
   *
   * @returns false when it was held back, which `state` and the log explain
   */
  async function send({ to, data, gas, what }: Call): Promise<boolean> {
    const [nonce, block, tip] = await Promise.all([
      client.getTransactionCount({ address }),
      client.getBlock(),
      client.estimateMaxPriorityFeePerGas(),
    ]);
    const replaced = flight?.nonce === nonce ? flight : null;
    const fees = offer({ baseFee: block.baseFeePerGas ?? 0n, tip }, cap, replaced?.fees ?? null);
    if (!isAffordable(fees, gas)) {
      // It may have been dropped meanwhile: it gets its time again.
      if (flight !== null) flight.since = performance.now();
      return false;
    }
    const request = { type: "eip1559", chainId, nonce, to, data, gas, ...fees } as const;
    const raw = await account.signTransaction(request);
    const hash = keccak256(raw);
    const before = flight;
    // Noted before it is sent: an answer that gets lost leaves a transaction that may well be under way.
    flight = { nonce, fees, hashes: [...(replaced?.hashes ?? []), hash], since: performance.now() };
    try {
      await client.sendRawTransaction({ serializedTransaction: raw });
    } catch (error) {
      return refused(error, before);
    }
    if (replaced === null) state.sent += 1;
    else state.bumped += 1;
    const wei = fees.maxFeePerGas.toString();
    log.info({ hash, nonce, maxFeePerGas: wei, what }, replaced === null ? "sent" : "bumped");
    return true;
  }

  return { isFree, send };

  function isAffordable(fees: Fees | null, gas: bigint): fees is Fees {
    const pricedOut = fees === null;
    if (pricedOut && !state.isPricedOut) {
      log.warn({ maxFeePerGas: cap.toString() }, "gas costs more than KEEPER_MAX_GWEI allows: waiting");
    }
    state.isPricedOut = pricedOut;
    if (fees === null) return false;
    return hasEnough((state.balance ?? 0n) >= gas * fees.maxFeePerGas);
  }

  function hasEnough(isEnough: boolean): boolean {
    if (!isEnough && !state.isShort) {
      log.error(
        { account: address, balance: `${state.balance}` },
        "the keeper's account holds too little POL",
      );
    }
    state.isShort = !isEnough;
    return isEnough;
  }

  /** @throws the error, when the node did not say whether it took the transaction */
  function refused(error: unknown, before: Flight | null): boolean {
    const refusal = refusalOf(error);
    switch (refusal) {
      case "known":
        return true;
      case "underpriced":
        // The one in the pool offers more than was thought: the next offer is an eighth above this one.
        if (flight !== null) flight.since = Number.NEGATIVE_INFINITY;
        return false;
      case "short":
        flight = before;
        return hasEnough(false);
      case "outdated":
        flight = before;
        return false;
      case null:
        throw error;
    }
  }
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
