import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { createOutageLog } from "../lib/outage-log.ts";
import { toRetryDelay } from "../lib/retry-delay.ts";
import type { Lead, LeaderRole, LeaderTask } from "./lead.ts";
import { type LockSession, openLockSession } from "./lock-session.ts";

/** Milliseconds between two heartbeats of the leader, and between two attempts of a standby. */
const HEARTBEAT = 1_000;
const RETRY = 500;
/** Milliseconds in which the work has to stop after the lock was lost. */
const STOP_LIMIT = 15_000;

/** The work continues although this process is no longer the leader. Only exiting the process stops it. */
export class WorkNotStoppedError extends Error {
  override readonly name = "WorkNotStoppedError";
  /** The code of a temporary failure: a supervisor restarts the process, which then stands by. */
  readonly exitCode = 75;

  constructor(role: LeaderRole, limit: number) {
    super(`The ${role} did not stop within ${limit / 1_000} s after its lock was lost. End the process.`);
  }
}

/**
 * Elects leaders by advisory locks of the PostgreSQL server at `url`. A leader that stops frees its lock immediately; one that
 * hangs or loses its machine, after 6 s. A standby takes over half a second later. A leader whose connection breaks stops
 * before that. The work itself has to fence writes in progress, as the index does with its checkpoint.
 *
 * @throws WorkNotStoppedError when the work ignores its signal for `stopLimit` milliseconds
 */
export function leadByLock(url: string, log: Logger, stopLimit: number = STOP_LIMIT): Lead {
  return async (role, task, signal) => {
    const outage = createOutageLog(log, {
      failed: "leader lock failed, retrying",
      recovered: "leader lock works again",
    });
    let failures = 0;
    while (!signal.aborted) {
      let session: LockSession | undefined;
      try {
        session = await openLockSession(url);
        await waitForLock(session, role, log, task, signal);
        failures = 0;
        outage.succeeded();
      } catch (error) {
        await session?.close();
        failures += 1;
        outage.failed(error, { role });
        await sleep(Math.min(toRetryDelay(failures), HEARTBEAT), undefined, { signal }).catch(
          () => undefined,
        );
        continue;
      }
      try {
        if (!signal.aborted && (await workWithLock(session, role, log, task, signal, stopLimit)) === "done")
          return;
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
  stopLimit: number,
): Promise<"done" | "lost"> {
  const [silent, finished] = [new AbortController(), new AbortController()];
  const lost = AbortSignal.any([session.broken, silent.signal]);
  const signal = AbortSignal.any([stop, lost]);
  const isLost = () => lost.aborted && !stop.aborted;
  const beating = AbortSignal.any([signal, finished.signal]);
  void sendHeartbeats(session, beating).catch(() => silent.abort());
  log.info({ role }, `this process is the ${role}`);
  onChange?.(true);
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    const onLost = () => {
      // Immediately: the work may take a while to stop, and another process may lead by then.
      onChange?.(false);
      timer = setTimeout(() => reject(new WorkNotStoppedError(role, stopLimit)), stopLimit);
    };
    // Not after the work: the session that closes then breaks too, and a timer would keep the process alive.
    if (lost.aborted) onLost();
    else lost.addEventListener("abort", onLost, { once: true, signal: finished.signal });
  });
  try {
    await Promise.race([work(signal), overdue]);
  } catch (error) {
    if (!isLost() || error instanceof WorkNotStoppedError) throw error;
    log.warn({ err: error, role }, "leader lock lost, its work failed");
  } finally {
    clearTimeout(timer);
    finished.abort();
    onChange?.(false);
  }
  if (!isLost()) return "done";
  log.warn({ role }, `leader lock lost: this process is no longer the ${role}`);
  return "lost";
}

async function sendHeartbeats(session: LockSession, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await session.sendHeartbeat();
    await sleep(HEARTBEAT, undefined, { signal }).catch(() => undefined);
  }
}
