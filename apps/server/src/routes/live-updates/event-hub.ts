import { setTimeout as sleep } from "node:timers/promises";
import type { BlockEvent } from "@canopy/shared/api/events";
import type { Address } from "viem";
import { BLOCK_CHECK, LIFETIME } from "../../http/response-cache.ts";
import { findStaleCause, tryRead } from "../../indexer/sync-state.ts";
import { createOutageLog } from "../../lib/outage-log.ts";
import type { Services } from "../../services.ts";
import { findValidTokens } from "../auth/sessions.ts";
import {
  type FollowedMember,
  findChanged,
  findFollowed,
  hasChangedSince,
  type IndexedBlock,
  readIndexedBlock,
  readStates,
} from "./changes.ts";
import type { EventStream } from "./event-stream.ts";

/** Milliseconds. */
const PACE = {
  /** Between two reads of the index's block. */
  block: 500,
  /** From a new block to its event, until no cache holds responses of an earlier one. */
  publish: BLOCK_CHECK,
  /** Between two reads of the states. */
  state: LIFETIME,
  /** Between two checks of sessions, and of whether figures are old. */
  session: 5_000,
  /** Between two heartbeats: proxies close a connection that stays silent for 30 s. */
  heartbeat: 15_000,
};

interface Published {
  block: IndexedBlock;
  stale: BlockEvent["stale"];
}

export interface Client {
  stream: EventStream;
  /** Null without a session. */
  session: { token: string; account: Address } | null;
}

/**
 * Tells all clients of this process about new blocks, from one reader that runs while there are clients. Clients learn of a
 * block only when no api process has responses from before it in memory any more, so that what they load next is new.
 */
export function createEventHub(services: Services, pace = PACE) {
  const { chain, config, database, lifecycle, log, metrics } = services;
  const clients = new Set<Client>();
  const outage = createOutageLog(log, {
    failed: "reading news for event streams failed, retrying",
    recovered: "event streams have news again",
  });
  let published: Published | null = null;
  /** While the first client waits for the present block. */
  let loading: Promise<Published | null> | null = null;
  let seen: { block: IndexedBlock; at: number } | null = null;
  /** By member: forecasts and paper bots, empty without both. */
  let states = new Map<number, string>();
  /** Members whose state has changed: their clients learn of it with the next check. */
  let withNewState = new Set<number>();
  let next = { sessions: 0, states: 0, heartbeat: 0 };
  let stopping: AbortController | null = null;

  async function readStale(block: IndexedBlock): Promise<BlockEvent["stale"]> {
    const { staleAfter } = config.chain;
    const now = services.now();
    const isFresh =
      staleAfter !== null && block.time !== null && now.getTime() - block.time.getTime() <= staleAfter;
    if (isFresh && block.halted === null) return null;
    const head = await tryRead(chain.getBlock());
    const state = {
      isDatabaseUp: true,
      isNodeUp: head !== undefined,
      indexedBlock: block.number,
      indexedTime: block.time,
      chainBlock: head?.number ?? null,
      chainTime: head === undefined ? null : new Date(Number(head.timestamp) * 1_000),
      halted: block.halted,
    };
    const cause = findStaleCause(state, staleAfter, now);
    return cause && { cause, asOf: block.time?.toISOString() ?? null };
  }

  async function load(block: IndexedBlock): Promise<Published> {
    return { block, stale: await readStale(block) };
  }

  /** What clients know, or the present block for the first of them; null while the index is empty. */
  function begin(): Promise<Published | null> {
    loading ??= loadFirst().finally(() => {
      loading = null;
    });
    return loading;
  }

  async function loadFirst(): Promise<Published | null> {
    const block = await readIndexedBlock(database);
    const loaded = block && (await load(block));
    published ??= loaded;
    return published;
  }

  /** Ends the streams whose session has ended. */
  async function checkSessions(): Promise<void> {
    // A client that connects in the meantime is not among them.
    const checked = [...clients].flatMap(({ stream, session }) => (session ? { stream, ...session } : []));
    if (checked.length === 0) return;
    const tokens = checked.map(({ token }) => token);
    const valid = await findValidTokens(database, tokens, config.chain.id, services.now());
    for (const { stream, token } of checked) if (!valid.has(token)) stream.end();
  }

  async function readFollowed(): Promise<FollowedMember[]> {
    const accounts = [...clients].flatMap(({ session }) => session?.account ?? []);
    return accounts.length === 0 ? [] : findFollowed(database, accounts);
  }

  function tell(members: readonly FollowedMember[]): void {
    const changed = new Map(members.map(({ account, username }) => [account, username]));
    for (const { stream, session } of clients) {
      const username = session && changed.get(session.account);
      if (username) stream.send({ member: { username } });
    }
  }

  async function publish(block: IndexedBlock): Promise<void> {
    const from = published?.block ?? block;
    const members = await readFollowed();
    const changed = await findChanged(database, members, from, block);
    // A session may have ended since the last check: its client gets nothing any more.
    if (changed.length > 0) await checkSessions();
    published = await load(block);
    tell(changed);
    announce(published);
  }

  function announce(present: Published | null): void {
    if (present === null) return;
    const block = presentBlock(present);
    for (const { stream } of clients) stream.send({ block });
  }

  /** The indexer forecasts points some time after the block, and responses of the same block live longer. */
  async function checkStates(): Promise<void> {
    const members = await readFollowed();
    const due = withNewState;
    const now = await readStates(database, members);
    withNewState = new Set();
    for (const { id } of members) {
      const state = now.get(id) ?? "";
      if (state !== (states.get(id) ?? state)) withNewState.add(id);
      now.set(id, state);
    }
    states = now;
    tell(members.filter(({ id }) => due.has(id)));
  }

  async function tick(): Promise<void> {
    const time = performance.now();
    if (lifecycle.isStopping) {
      for (const { stream } of clients) stream.end();
      return;
    }
    if (time >= next.heartbeat) {
      next.heartbeat = time + pace.heartbeat;
      for (const { stream } of clients) stream.heartbeat();
    }
    for (const { stream } of clients) stream.flush();
    if (published === null) {
      // Clients that came before the index began.
      if (loading === null) announce(await begin());
      return;
    }
    const block = await readIndexedBlock(database);
    if (block === null) return;
    if (seen === null && !isSame(block, published.block)) seen = { block, at: time };
    if (seen !== null && time >= seen.at + pace.publish) {
      await publish(seen.block);
      seen = null;
    }
    if (time >= next.states) {
      next.states = time + pace.state;
      await checkStates();
    }
    if (time >= next.sessions) {
      next.sessions = time + pace.session;
      await checkSessions();
      await checkStale(block);
    }
  }

  async function checkStale(block: IndexedBlock): Promise<void> {
    if (published === null) return;
    const stale = await readStale(block);
    if (stale?.cause === published.stale?.cause) return;
    published = { block: published.block, stale };
    announce(published);
  }

  async function run(signal: AbortSignal): Promise<void> {
    next = { sessions: 0, states: 0, heartbeat: performance.now() + pace.heartbeat };
    while (true) {
      await sleep(pace.block, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await tick();
        outage.succeeded();
      } catch (error) {
        outage.failed(error);
      }
    }
  }

  function start(): void {
    if (stopping !== null) return;
    stopping = new AbortController();
    void run(stopping.signal);
  }

  function stop(): void {
    stopping?.abort();
    stopping = null;
    [published, seen] = [null, null];
    states = new Map();
    withNewState = new Set();
  }

  return {
    get size() {
      return clients.size;
    },
    /**
     * Adds a client and sends it the present block; and a change of its member, if there was one after `since`, the last block that
     * it has seen.
     *
     * @returns removes the client
     */
    async add(client: Client, since: bigint | null): Promise<() => void> {
      clients.add(client);
      metrics.eventStreams.set(clients.size);
      start();
      const remove = () => {
        if (!clients.delete(client)) return;
        metrics.eventStreams.set(clients.size);
        if (clients.size === 0) stop();
      };
      try {
        await greet(client, since);
      } catch (error) {
        outage.failed(error);
      }
      return remove;
    },
    /** Ends all streams. */
    close(): void {
      for (const { stream } of clients) stream.end();
      clients.clear();
      metrics.eventStreams.set(0);
      stop();
    },
  };

  async function greet({ stream, session }: Client, since: bigint | null): Promise<void> {
    const present = published ?? (await begin());
    if (present === null) return;
    if (session === null) return stream.send({ block: presentBlock(present) });
    const now = (await readIndexedBlock(database)) ?? present.block;
    const [member] = await findFollowed(database, [session.account]);
    if (member !== undefined && !states.has(member.id))
      states.set(member.id, (await readStates(database, [member])).get(member.id) ?? "");
    const hasChanged =
      member !== undefined && since !== null && (await hasChangedSince(database, member, since, now));
    stream.send({
      block: presentBlock(published ?? present),
      ...(hasChanged && { member: { username: member.username } }),
    });
  }
}

function isSame(one: IndexedBlock, other: IndexedBlock): boolean {
  return one.hash === other.hash && one.number === other.number && one.rollbacks === other.rollbacks;
}

function presentBlock({ block, stale }: Published): BlockEvent {
  return { block: block.number.toString(), time: block.time?.toISOString() ?? null, stale };
}
