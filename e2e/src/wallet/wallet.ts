import type { Page } from "@playwright/test";
import {
  type Address,
  createWalletClient,
  type Hash,
  type Hex,
  hexToBigInt,
  http,
  isHex,
  keccak256,
  type LocalAccount,
  numberToHex,
  publicActions,
} from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { foundry } from "viem/chains";
import { injectProvider, REQUEST_BINDING, WALLET_EVENT, type WalletResponse } from "./wallet-provider.ts";

/** The name of this wallet in the page's list. */
export const WALLET_NAME = "Test Wallet";

/** The fields of a transaction that a wallet signs. */
interface Signable {
  to: Address;
  data: Hex;
  value: bigint;
  gas: bigint;
  nonce: number;
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
}

const REJECTED = { error: { code: 4001, message: "User rejected the request." } };
const POLYGON = 137;

/**
 * A wallet like a browser extension: keys stay in Node, the page finds it by EIP-6963 and calls it by EIP-1193. It approves
 * every request unless a test rejects or holds it.
 */
export class TestWallet {
  readonly #page: Page;
  readonly #rpcUrl: string;
  #account: LocalAccount;
  #connected = false;
  #chainId: number = foundry.id;
  readonly #knownChains = new Set<number>([foundry.id, POLYGON]);
  readonly #rejecting = new Set<string>();
  readonly #silent = new Map<
    string,
    { asked: PromiseWithResolvers<void>; answer: PromiseWithResolvers<void> }
  >();
  /** Signs messages instead of the account. */
  #forger: LocalAccount | undefined;
  #held: Hex[] | undefined;
  /** The nonce of a missing transaction, which keeps later ones in the node's pool. */
  #gap: number | undefined;
  #last: Signable | undefined;
  #sent = 0;

  private constructor(page: Page, rpcUrl: string, account: LocalAccount) {
    this.#page = page;
    this.#rpcUrl = rpcUrl;
    this.#account = account;
  }

  /** Installs the wallet in the page. Call it before the first navigation. */
  static async install(
    page: Page,
    rpcUrl: string,
    account: LocalAccount = newAccount(),
  ): Promise<TestWallet> {
    const wallet = new TestWallet(page, rpcUrl, account);
    await page.exposeFunction(REQUEST_BINDING, (method: string, params: unknown) =>
      wallet.#respond(method, params),
    );
    await page.addInitScript(injectProvider, {
      event: WALLET_EVENT,
      name: WALLET_NAME,
    });
    return wallet;
  }

  get account(): LocalAccount {
    return this.#account;
  }

  get address(): Address {
    return this.#account.address;
  }

  /** Number of signed transactions. */
  get sent(): number {
    return this.#sent;
  }

  get chainId(): number {
    return this.#chainId;
  }

  /** Declines these methods from now on: `eth_requestAccounts`, `personal_sign`, `eth_sendTransaction`, ... */
  reject(...methods: string[]): void {
    for (const method of methods) this.#rejecting.add(method);
  }

  /** Signs messages with another key, which the server refuses. */
  forgeSignatures(): void {
    this.#forger = newAccount();
  }

  /** Leaves requests of this method open until `answer`. Resolves when the first one has arrived. */
  silence(method: string): Promise<void> {
    const silence = { asked: Promise.withResolvers<void>(), answer: Promise.withResolvers<void>() };
    this.#silent.set(method, silence);
    return silence.asked.promise;
  }

  /** Answers later requests, and leaves the open ones. */
  speak(): void {
    this.#silent.clear();
  }

  /** Answers the open requests, each with the account that it was made for. */
  answer(): void {
    for (const { answer } of this.#silent.values()) answer.resolve();
    this.#silent.clear();
  }

  /** Approves every request again, with the account's own key. */
  approve(): void {
    this.#rejecting.clear();
    this.#forger = undefined;
  }

  /** Switches the wallet to Polygon. With `knowsLocal: false` the local chain was never added to it. */
  usePolygon({ knowsLocal = true } = {}): void {
    this.#chainId = POLYGON;
    if (!knowsLocal) this.#knownChains.delete(foundry.id);
  }

  /** Signs transactions without sending them until `release`. */
  hold(): void {
    this.#held = [];
  }

  /** Sends the held transactions. */
  async release(): Promise<void> {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const serializedTransaction of held)
      await this.#client().sendRawTransaction({ serializedTransaction });
  }

  /** Discards the held transactions, and sends later ones. */
  drop(): void {
    this.#held = undefined;
  }

  /** Leaves a nonce out, so that later transactions wait in the node's pool until `fillGap`. */
  async leaveGap(): Promise<void> {
    this.#gap = await this.#client().getTransactionCount({ address: this.address, blockTag: "pending" });
  }

  /**
   * Sends the missing transaction, so that the waiting ones are mined.
   *
   * @param call a call by the same key, by default an empty transfer to itself
   */
  async fillGap(call: { to: Address; data?: Hex } = { to: this.address }): Promise<void> {
    const nonce = this.#gap;
    this.#gap = undefined;
    if (nonce === undefined) throw new Error("There is no gap to fill");
    await this.#client().sendTransaction({ ...call, nonce });
  }

  /** Speeds up the last transaction: the same call and nonce with a higher fee. */
  speedUp(): Promise<Hash> {
    return this.#replaceLast({});
  }

  /** Cancels the last transaction: an empty transfer to itself with the same nonce and a higher fee. */
  cancel(): Promise<Hash> {
    return this.#replaceLast({ to: this.address, data: "0x", value: 0n });
  }

  /** Switches to another account. */
  async changeAccount(account: LocalAccount): Promise<void> {
    this.#account = account;
    await this.#emit("accountsChanged", [account.address]);
  }

  /** Disconnects the site. */
  async disconnect(): Promise<void> {
    this.#connected = false;
    await this.#emit("accountsChanged", []);
  }

  async #respond(method: string, params: unknown): Promise<WalletResponse> {
    const account = this.#account;
    const silence = this.#silent.get(method);
    silence?.asked.resolve();
    await silence?.answer.promise;
    if (this.#rejecting.has(method)) return REJECTED;
    try {
      return await this.#perform(method, Array.isArray(params) ? params : [], account);
    } catch (error) {
      return { error: { code: -32_603, message: error instanceof Error ? error.message : String(error) } };
    }
  }

  async #perform(method: string, params: unknown[], account: LocalAccount): Promise<WalletResponse> {
    switch (method) {
      case "eth_requestAccounts":
        this.#connected = true;
        return { result: [this.address] };
      case "eth_accounts":
        return { result: this.#connected ? [this.address] : [] };
      case "wallet_requestPermissions":
        this.#connected = true;
        return { result: [this.#permission()] };
      case "wallet_getPermissions":
        return { result: this.#connected ? [this.#permission()] : [] };
      case "wallet_revokePermissions":
        this.#connected = false;
        return { result: null };
      case "eth_chainId":
        return { result: numberToHex(this.#chainId) };
      case "wallet_switchEthereumChain":
        return this.#switchChain(readChainId(params[0]));
      case "wallet_addEthereumChain":
        this.#knownChains.add(readChainId(params[0]));
        return this.#switchChain(readChainId(params[0]));
      case "personal_sign":
        return this.#sign(params[0], account);
      case "eth_sendTransaction":
        return this.#send(params[0], account);
      default:
        return this.#forward(method, params);
    }
  }

  #permission() {
    return {
      parentCapability: "eth_accounts",
      caveats: [{ type: "restrictReturnedAccounts", value: [this.address] }],
    };
  }

  async #switchChain(chainId: number): Promise<WalletResponse> {
    if (!this.#knownChains.has(chainId)) {
      return { error: { code: 4902, message: `Unrecognized chain ID "${numberToHex(chainId)}".` } };
    }
    this.#chainId = chainId;
    await this.#emit("chainChanged", numberToHex(chainId));
    return { result: null };
  }

  async #sign(message: unknown, account: LocalAccount): Promise<WalletResponse> {
    if (!isHex(message)) throw new Error("personal_sign needs the message in hexadecimal");
    const signer = this.#forger ?? account;
    return { result: await signer.signMessage({ message: { raw: message } }) };
  }

  async #send(request: unknown, account: LocalAccount): Promise<WalletResponse> {
    if (this.#chainId !== foundry.id)
      throw new Error("The wallet is on another chain than the transaction's");
    const transaction = readTransaction(request);
    const client = this.#client(account);
    const { gas, nonce, maxFeePerGas, maxPriorityFeePerGas } = await client.prepareTransactionRequest({
      ...transaction,
      type: "eip1559",
      ...(this.#gap === undefined ? {} : { nonce: this.#gap + 1 }),
    });
    this.#last = { ...transaction, gas, nonce, maxFeePerGas, maxPriorityFeePerGas };
    const signed = await client.signTransaction({ ...this.#last, type: "eip1559" });
    const hash: Hash = keccak256(signed);
    this.#sent += 1;
    if (this.#held === undefined) await client.sendRawTransaction({ serializedTransaction: signed });
    else this.#held.push(signed);
    return { result: hash };
  }

  /** Replaces the last transaction with `changes`, for twice the fee. */
  async #replaceLast(changes: Partial<Signable>): Promise<Hash> {
    const last = this.#last;
    if (last === undefined) throw new Error("Nothing was sent that could be replaced");
    return this.#client().sendTransaction({
      ...last,
      maxFeePerGas: last.maxFeePerGas * 2n,
      maxPriorityFeePerGas: last.maxPriorityFeePerGas * 2n,
      ...changes,
      type: "eip1559",
    });
  }

  async #forward(method: string, params: unknown[]): Promise<WalletResponse> {
    const response = await fetch(this.#rpcUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    });
    const body: WalletResponse = await response.json();
    return body;
  }

  #client(account = this.#account) {
    return createWalletClient({
      account,
      chain: foundry,
      transport: http(this.#rpcUrl),
    }).extend(publicActions);
  }

  async #emit(name: string, payload: unknown): Promise<void> {
    await this.#page.evaluate(([event, detail]) => window.dispatchEvent(new CustomEvent(event, { detail })), [
      WALLET_EVENT,
      [name, payload],
    ] as const);
  }
}

/** An account with an unused key. */
export function newAccount(): LocalAccount {
  return privateKeyToAccount(generatePrivateKey());
}

function readChainId(parameter: unknown): number {
  const chainId = property(parameter, "chainId");
  if (!isHex(chainId)) throw new Error("The request names no chainId");
  return Number(chainId);
}

/** Keeps the page's gas limit as wallets do; without one, estimates it. */
function readTransaction(parameter: unknown) {
  const [to, data] = [property(parameter, "to"), property(parameter, "data")];
  const [value, gas] = [property(parameter, "value"), property(parameter, "gas")];
  if (!isHex(to) || !isHex(data)) throw new Error("The transaction names no contract or carries no call");
  return {
    to,
    data,
    value: isHex(value) ? hexToBigInt(value) : 0n,
    ...(isHex(gas) ? { gas: hexToBigInt(gas) } : {}),
  };
}

function property(of: unknown, name: string): unknown {
  return typeof of === "object" && of !== null ? Reflect.get(of, name) : undefined;
}
