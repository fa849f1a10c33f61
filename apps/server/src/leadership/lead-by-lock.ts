import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { pauseAfter } from "../lib/pause.ts";
import type { Lead, Office, Term } from "./lead.ts";
import { type LockSession, openLockSession } from "./lock-session.ts";

/** Milliseconds between two signs of life of the holder, and between two tries of those who stand by. */
const BEAT = 1_000;
const TRY = 500;

/**
 * Holds offices by advisory locks of the PostgreSQL server at `url`. When a holder dies its lock is free at once; when it
 * hangs or its machine is gone, after 6 s; another takes over within another half second. A holder whose connection breaks
 * stops before. What it had begun to write by then is for the work itself to fence (the index: by its checkpoint).
 */
export function leadByLock(url: string, log: Logger): Lead {
  return async (office, term, signal) => {
    let failures = 0;
    while (!signal.aborted) {
      let session: LockSession | undefined;
      try {
        session = await openLockSession(url);
        await untilHeld(session, office, log, term, signal);
        failures = 0;
      } catch (error) {
        await session?.close();
        failures += 1;
        log.warn({ err: error, office, failures }, "the database does not answer: nobody can be chosen");
        await sleep(Math.min(pauseAfter(failures), BEAT), undefined, { signal }).catch(() => undefined);
        continue;
      }
      try {
        if (!signal.aborted && (await hold(session, office, log, term, signal)) === "done") return;
      } finally {
        await session.close();
      }
    }
  };
}

/** Waits for the lock; returns without it when `signal` is aborted. */
async function untilHeld(
  session: LockSession,
  office: Office,
  log: Logger,
  { onStandby }: Term,
  signal: AbortSignal,
): Promise<void> {
  for (let tries = 1; !signal.aborted; tries++) {
    if (await session.tryLock(office)) return;
    if (tries === 1) {
      log.info({ office }, `standing by: another process is the ${office}`);
      onStandby?.();
    }
    await sleep(TRY, undefined, { signal }).catch(() => undefined);
  }
}

/** Works as long as the lock is held. */
async function hold(
  session: LockSession,
  office: Office,
  log: Logger,
  { work, onChange }: Term,
  stop: AbortSignal,
): Promise<"done" | "lost"> {
  const ended = new AbortController();
  const signal = AbortSignal.any([stop, session.broken, ended.signal]);
  const isLost = () => (session.broken.aborted || ended.signal.aborted) && !stop.aborted;
  void beatUntil(session, signal).catch(() => ended.abort());
  log.info({ office }, `this process is the ${office}`);
  onChange?.(true);
  try {
    await work(signal);
  } catch (error) {
    if (!isLost()) throw error;
    log.warn({ err: error, office }, "what was being done failed together with the lock");
  } finally {
    onChange?.(false);
  }
  if (isLost()) {
    log.warn({ office }, `this process is no longer the ${office}: its connection broke`);
    return "lost";
  }
  ended.abort();
  return "done";
}

async function beatUntil(session: LockSession, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await session.beat();
    await sleep(BEAT, undefined, { signal }).catch(() => undefined);
  }
}
