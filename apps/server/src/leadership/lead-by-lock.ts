import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { toRetryDelay } from "../lib/retry-delay.ts";
import type { Lead, LeaderRole, LeaderTask } from "./lead.ts";
import { type LockSession, openLockSession } from "./lock-session.ts";

/** Milliseconds between two heartbeats of the leader, and between two attempts of a standby. */
const HEARTBEAT = 1_000;
const RETRY = 500;

/**
 * Elects leaders by advisory locks of the PostgreSQL server at `url`. A leader that stops frees its lock immediately; one that
 * hangs or loses its machine, after 6 s. A standby takes over half a second later. A leader whose connection breaks stops
 * before that. The work itself has to fence writes in progress, as the index does with its checkpoint.
 */
export function leadByLock(url: string, log: Logger): Lead {
  return async (role, task, signal) => {
    let failures = 0;
    while (!signal.aborted) {
      let session: LockSession | undefined;
      try {
        session = await openLockSession(url);
        await waitForLock(session, role, log, task, signal);
        failures = 0;
      } catch (error) {
        await session?.close();
        failures += 1;
        log.warn({ err: error, role, failures }, "leader lock failed, retrying");
        await sleep(Math.min(toRetryDelay(failures), HEARTBEAT), undefined, { signal }).catch(
          () => undefined,
        );
        continue;
      }
      try {
        if (!signal.aborted && (await workWithLock(session, role, log, task, signal)) === "done") return;
      } finally {
        await session.close();
      }
    }
  };
}

/** Waits for the lock; returns without it when `signal` is aborted. */
async function waitForLock(
  session: LockSession,
  role: LeaderRole,
  log: Logger,
  { onStandby }: LeaderTask,
  signal: AbortSignal,
): Promise<void> {
  for (let tries = 1; !signal.aborted; tries++) {
    if (await session.tryLock(role)) return;
    if (tries === 1) {
      log.info({ role }, `standby: another process is the ${role}`);
      onStandby?.();
    }
    await sleep(RETRY, undefined, { signal }).catch(() => undefined);
  }
}

/** Works while the session holds the lock. */
async function workWithLock(
  session: LockSession,
  role: LeaderRole,
  log: Logger,
  { work, onChange }: LeaderTask,
  stop: AbortSignal,
): Promise<"done" | "lost"> {
  const ended = new AbortController();
  const signal = AbortSignal.any([stop, session.broken, ended.signal]);
  const isLost = () => (session.broken.aborted || ended.signal.aborted) && !stop.aborted;
  void sendHeartbeats(session, signal).catch(() => ended.abort());
  log.info({ role }, `this process is the ${role}`);
  onChange?.(true);
  try {
    await work(signal);
  } catch (error) {
    if (!isLost()) throw error;
    log.warn({ err: error, role }, "leader lock lost, its work failed");
  } finally {
    onChange?.(false);
  }
  if (isLost()) {
    log.warn({ role }, `leader lock lost: this process is no longer the ${role}`);
    return "lost";
  }
  ended.abort();
  return "done";
}

async function sendHeartbeats(session: LockSession, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await session.sendHeartbeat();
    await sleep(HEARTBEAT, undefined, { signal }).catch(() => undefined);
  }
}
