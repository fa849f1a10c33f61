import type { Logger } from "pino";
import { BaseError, createPublicClient, custom, HttpRequestError, TimeoutError, type Transport } from "viem";
import { compareNodes, type NodeAnswer, type NodeState } from "./compare-nodes.ts";
import { type HttpOptions, httpTransport } from "./http-transport.ts";

/** Milliseconds in which a node has to report its newest block. */
const CHECK_TIMEOUT = 4_000;
/** Checks in a row that a node has to pass before it replaces one that works. */
const PASSES = 3;
/** A single node gets the request again on another connection, because the first one may be dead. */
const LEAST_TRIES = 2;
/** Blocks below the lowest head at which the nodes are compared: a reorganisation does not reach this deep. */
const SAFE_DEPTH = 128n;

/** What is known of one node. */
export interface NodeStatus {
  /** Host and port, without the key that the URL may contain. */
  readonly name: string;
  readonly state: NodeState;
  readonly isInUse: boolean;
}

/** Nodes of one chain, in order of preference. One is in use; another one replaces it while it fails. */
export interface NodeGroup {
  /** Sends each request to the node in use, and to another one if that one does not answer. */
  transport(options?: HttpOptions): Transport;
  /** Compares the nodes and chooses one. Never rejects. */
  check(): Promise<void>;
  status(): NodeStatus[];
}

interface GroupOptions {
  log: Logger;
  /** Milliseconds after which a chain without a new block counts as frozen; null: never. */
  staleAfter: number | null;
  now?: () => number;
}

interface Member {
  readonly url: string;
  readonly name: string;
  readonly read: BlockReader;
  state: NodeState;
  /** Checks passed in a row. */
  passes: number;
}

const messages = {
  behind: "node is behind",
  forked: "node contradicts most other nodes",
  silent: "node does not answer",
} as const;

export function createNodeGroup(
  urls: readonly string[],
  { log, staleAfter, now = Date.now }: GroupOptions,
): NodeGroup {
  const members = urls.map(
    (url): Member => ({
      url,
      name: new URL(url).host,
      read: createBlockReader(url),
      state: "ok",
      passes: PASSES,
    }),
  );
  let inUse = 0;

  function judge(member: Member, state: NodeState, details: object = {}): void {
    member.passes = state === "ok" ? member.passes + 1 : 0;
    if (member.state === state) return;
    member.state = state;
    const fields = { node: member.name, ...details };
    if (state === "ok") log.info(fields, "node is usable again");
    else log.warn(fields, messages[state]);
  }

  /** Uses the first node that is usable, or behind if no other is: old figures are better than none. */
  function choose(): void {
    const find = (isFit: (member: Member, index: number) => boolean) => {
      const index = members.findIndex(isFit);
      return index === -1 ? undefined : index;
    };
    const next =
      find(({ state, passes }, index) => state === "ok" && (passes >= PASSES || index === inUse)) ??
      find(({ state }) => state === "ok") ??
      find(({ state }, index) => state === "behind" && index === inUse) ??
      find(({ state }) => state === "behind");
    if (next === undefined || next === inUse) return;
    log.warn({ from: members[inUse]?.name, to: members[next]?.name }, "switched to another node");
    inUse = next;
  }

  async function request(send: readonly Send[], question: Question): Promise<unknown> {
    for (let tries = 1; ; tries++) {
      const [asked, member] = [inUse, members[inUse]];
      try {
        return await send[asked]?.(question);
      } catch (error) {
        if (member === undefined || !isUnanswered(error)) throw error;
        judge(member, "silent");
        choose();
        if (tries >= Math.max(members.length, LEAST_TRIES)) throw error;
      }
    }
  }

  /** The hash of a block that every node has, for comparison. */
  async function readAnchors(heads: readonly (Block | null)[]) {
    const numbers = heads.flatMap((head) => head?.number ?? []);
    if (numbers.length < 2) return heads.map(() => null);
    const lowest = numbers.reduce((one, other) => (one < other ? one : other));
    const depth = lowest > SAFE_DEPTH ? lowest - SAFE_DEPTH : 0n;
    return Promise.all(members.map(async ({ read }, index) => (heads[index] ? read(depth) : null)));
  }

  return {
    transport(options) {
      const transports = members.map(({ url }) => httpTransport(url, options));
      return (config) => {
        const send = transports.map((transport): Send => {
          const { request: ask } = transport({ ...config, retryCount: 0 });
          return (question) => ask(question);
        });
        const provider = { request: (question: Question) => request(send, question) };
        return custom(provider, { retryCount: 0 })(config);
      };
    },
    async check() {
      const heads = await Promise.all(members.map(({ read }) => read("latest")));
      const anchors = await readAnchors(heads);
      const answers = heads.map(
        (head, index): NodeAnswer => head && { head, anchor: anchors[index]?.hash ?? null },
      );
      const states = compareNodes(answers, { now: now(), staleAfter });
      for (const [index, member] of members.entries()) {
        const head = heads[index];
        judge(member, states[index] ?? "silent", head ? { block: head.number.toString() } : {});
      }
      choose();
    },
    status: () => members.map(({ name, state }, index) => ({ name, state, isInUse: index === inUse })),
  };
}

interface Question {
  method: string;
  params?: unknown;
}
type Send = (question: Question) => Promise<unknown>;
type Block = NonNullable<Awaited<ReturnType<BlockReader>>>;
type BlockReader = ReturnType<typeof createBlockReader>;

/** Reads a block of one node; null if it does not answer or has no such block. */
function createBlockReader(url: string) {
  const client = createPublicClient({
    transport: httpTransport(url, { timeout: CHECK_TIMEOUT }),
    cacheTime: 0,
  });
  return async (block: bigint | "latest") => {
    const asked = block === "latest" ? client.getBlock() : client.getBlock({ blockNumber: block });
    const found = await asked.catch(() => null);
    return found && { number: found.number, hash: found.hash, time: Number(found.timestamp) * 1_000 };
  };
}

/** Whether the node, or what is in front of it, failed. An error in its response is not a failure. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  const cause = error.walk((part) => part instanceof HttpRequestError || part instanceof TimeoutError);
  if (cause instanceof TimeoutError) return true;
  if (!(cause instanceof HttpRequestError)) return false;
  return cause.status === undefined || cause.status === 429 || cause.status >= 500;
}
