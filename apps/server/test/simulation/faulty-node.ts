import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { numberToHex } from "viem";
import { z } from "zod";
import { type Fault, FaultPlan } from "./faults.ts";

const callSchema = z.looseObject({
  id: z.unknown(),
  method: z.string(),
  params: z.array(z.unknown()).default([]),
});
const questionSchema = z.union([callSchema, z.array(callSchema)]);
const responseSchema = z.looseObject({ result: z.unknown().optional() });
type Call = z.infer<typeof callSchema>;

const blockSchema = z.looseObject({ number: z.string() });
const filterSchema = z.looseObject({ fromBlock: z.string(), toBlock: z.string() });

/** anvil reports blocks as final at this depth. */
export const FINALITY = 64;

/** A proxy in front of a node that fails, refuses, delays and lags behind. */
export class FaultyNode {
  readonly faults: FaultPlan;
  /** Maximum blocks of `eth_getLogs`; 0 = no limit. */
  rangeLimit = 0;
  readonly #target: string;
  readonly #server: Server;
  readonly #url: string;
  #watchers: { after: number; act: () => Promise<void> }[] = [];
  #pending = Promise.resolve();

  private constructor(target: string, seed: number, server: Server, url: string) {
    this.#target = target;
    this.faults = new FaultPlan(seed);
    this.#server = server;
    this.#url = url;
    server.on("request", (request, response) => {
      void this.#serve(request, response).catch(() => response.destroy());
    });
  }

  static async start(target: string, seed: number): Promise<FaultyNode> {
    const server = createServer({ keepAlive: true });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The proxy has no port");
    return new FaultyNode(target, seed, server, `http://127.0.0.1:${address.port}`);
  }

  get url(): string {
    return this.#url;
  }

  /** Runs `act` after `count` further requests. Later requests wait for it. */
  afterRequests(count: number, act: () => Promise<void>): void {
    this.#watchers.push({ after: count, act });
  }

  /** Runs `act` after earlier actions. Requests wait for it. */
  runExclusive(act: () => Promise<void>): Promise<void> {
    this.#pending = this.#pending.then(act);
    // The caller gets the rejection, at the latest from `recover`.
    this.#pending.catch(() => undefined);
    return this.#pending;
  }

  /** Runs waiting actions, and passes on all requests from now on. */
  async recover(): Promise<void> {
    this.faults.rate = 0;
    this.rangeLimit = 0;
    const waiting = this.#watchers;
    this.#watchers = [];
    for (const { act } of waiting) await this.runExclusive(act);
    await this.#pending;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    await this.#runDue();
    const question = questionSchema.parse(JSON.parse(body));
    const calls = Array.isArray(question) ? question : [question];
    // Ids differ between runs, so they must not decide about faults.
    const fault = this.faults.next(JSON.stringify(calls.map(({ method, params }) => [method, params])));
    if (fault?.kind === "silent") return;
    if (fault?.kind === "late") await new Promise((resolve) => setTimeout(resolve, fault.milliseconds));
    if (fault?.kind === "status") {
      response.writeHead(fault.status).end();
      return;
    }
    if (fault?.kind === "garbled") {
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");
      return;
    }
    if (fault?.kind === "dropped" && !fault.midway) {
      request.socket.destroy();
      return;
    }
    const results = await this.#respond(calls, fault);
    const payload = JSON.stringify(Array.isArray(question) ? results : results[0]);
    if (fault?.kind === "dropped") {
      response.writeHead(200, { "content-type": "application/json", "content-length": payload.length + 1 });
      response.write(payload.slice(0, payload.length / 2), () => request.socket.destroy());
      return;
    }
    response.writeHead(200, { "content-type": "application/json" }).end(payload);
  }

  /** Runs due actions in sequence. */
  #runDue(): Promise<void> {
    const due = this.#watchers.filter((watcher) => {
      watcher.after -= 1;
      return watcher.after < 0;
    });
    this.#watchers = this.#watchers.filter((watcher) => !due.includes(watcher));
    for (const { act } of due) void this.runExclusive(act);
    return this.#pending;
  }

  async #respond(calls: readonly Call[], fault: Fault | null): Promise<unknown[]> {
    if (fault?.kind === "refused") {
      const { code, message } = fault;
      return calls.map(({ id }) => ({ jsonrpc: "2.0", id, error: { code, message } }));
    }
    const head = fault?.kind === "behind" ? await this.#headBehind(fault.blocks) : null;
    return Promise.all(calls.map((call) => this.#respondToOne(call, head)));
  }

  async #respondToOne(call: Call, head: bigint | null): Promise<unknown> {
    const { id, method } = call;
    if (method === "eth_getLogs" && this.#isTooWide(call)) {
      return { jsonrpc: "2.0", id, error: { code: -32_005, message: "query exceeds max block range" } };
    }
    if (head === null) return this.#ask(call);
    if (await this.#isUnknownBlock(call, head)) {
      return { jsonrpc: "2.0", id, error: { code: -32_000, message: "unknown block" } };
    }
    const limited = limitToHead(call, head);
    if (limited === null) return { jsonrpc: "2.0", id, result: method === "eth_getLogs" ? [] : null };
    const response = await this.#ask(limited);
    return isAboveHead(call, response, head) ? { jsonrpc: "2.0", id, result: null } : response;
  }

  #isTooWide({ params: [filter] }: Call): boolean {
    const range = filterSchema.safeParse(filter);
    if (this.rangeLimit === 0 || !range.success) return false;
    const { fromBlock, toBlock } = range.data;
    return BigInt(toBlock) - BigInt(fromBlock) >= BigInt(this.rangeLimit);
  }

  /** Whether the call asks for logs of a block that a lagging node does not have. Such a node refuses. */
  async #isUnknownBlock({ method, params: [filter] }: Call, head: bigint): Promise<boolean> {
    const byHash = z.looseObject({ blockHash: z.string() }).safeParse(filter);
    if (method !== "eth_getLogs" || !byHash.success) return false;
    const params = [byHash.data.blockHash, false];
    const { result } = await this.#ask({ id: 1, method: "eth_getBlockByHash", params });
    const block = blockSchema.safeParse(result);
    return !block.success || BigInt(block.data.number) > head;
  }

  async #headBehind(blocks: number): Promise<bigint> {
    const response = await this.#ask({ id: 1, method: "eth_blockNumber", params: [] });
    const head = BigInt(z.string().parse(response.result));
    return head > BigInt(blocks) ? head - BigInt(blocks) : 0n;
  }

  async #ask(call: Call): Promise<z.infer<typeof responseSchema>> {
    const response = await fetch(this.#target, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...call, jsonrpc: "2.0" }),
    });
    return responseSchema.parse(await response.json());
  }
}

/** Limits the call to blocks up to `head`; null if none remain. */
function limitToHead(call: Call, head: bigint): Call | null {
  const [first, ...rest] = call.params;
  switch (call.method) {
    case "eth_getBlockByNumber": {
      if (first === "latest") return { ...call, params: [numberToHex(head), ...rest] };
      if (first === "finalized") {
        const finalized = head > BigInt(FINALITY) ? head - BigInt(FINALITY) : 0n;
        return { ...call, params: [numberToHex(finalized), ...rest] };
      }
      return typeof first === "string" && BigInt(first) > head ? null : call;
    }
    case "eth_getLogs": {
      const range = filterSchema.safeParse(first);
      if (!range.success) return call;
      if (BigInt(range.data.fromBlock) > head) return null;
      if (BigInt(range.data.toBlock) <= head) return call;
      return { ...call, params: [{ ...range.data, toBlock: numberToHex(head) }] };
    }
    default:
      return call;
  }
}

/** Whether the response belongs to a block above `head`. */
function isAboveHead({ method }: Call, { result }: { result?: unknown }, head: bigint): boolean {
  if (!["eth_getTransactionByHash", "eth_getTransactionReceipt", "eth_getBlockByHash"].includes(method)) {
    return false;
  }
  const place = z.union([blockSchema, z.looseObject({ blockNumber: z.string() })]).safeParse(result);
  if (!place.success) return false;
  const number = "blockNumber" in place.data ? place.data.blockNumber : place.data.number;
  return typeof number === "string" && BigInt(number) > head;
}
