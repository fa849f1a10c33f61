import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { type ServerProcess, spawnServer } from "@canopy/server/test/support/server-process";
import type { TestProxy } from "@canopy/server/test/support/test-proxy";

/** Milliseconds until a process that has ended starts again: `RestartSec` of the units. */
const RESTART_AFTER = 2_000;
/** Milliseconds between two checks of memory and log. */
const LOOK_EVERY = 1_000;
const WARN = 40;
/** Log lines to show of a process that does not recover. */
const TAIL = 15;
/** Begins the line that a process logs once its database is open. */
const LISTENING = "metrics at ";
/** The exit code of a process whose work went on after its lock was lost. */
const LOCK_LOST = 75;

export type Role = "api" | "indexer" | "keeper";
export const roles: readonly Role[] = ["api", "indexer", "keeper"];

/** A process of the server, restarted when it ends as systemd does. */
export interface Supervised {
  readonly name: string;
  readonly role: Role;
  readonly origin: string;
  /** Between this process and what it depends on. */
  readonly proxies: Readonly<Record<"database" | "node", TestProxy>>;
  /** Warnings and errors of its log. */
  readonly errors: readonly LoggedError[];
  /** Ends without a kill or a lost lock. */
  readonly ends: readonly End[];
  /** The last lines of its current log. */
  tail(): string;
  /** The highest resident memory of all its runs, in MiB. */
  readonly peak: number;
  signal(name: "SIGKILL" | "SIGSTOP" | "SIGCONT"): void;
  stop(): Promise<void>;
}

export interface LoggedError {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
}

export interface End {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** False when the process ended before it had opened the database. */
  readonly hadStarted: boolean;
  /** Who ended, how, and its last line. */
  readonly text: string;
}

export function supervise(
  name: string,
  {
    role,
    environment,
    proxies,
  }: Pick<Supervised, "role" | "proxies"> & { environment: Readonly<Record<string, string>> },
): Supervised {
  const errors: LoggedError[] = [];
  const ends: End[] = [];
  const stopping = new AbortController();
  let peak = 0;
  let isKilled = false;
  let current: ServerProcess;

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      current = spawnServer(environment, ["--roles", role]);
      isKilled = false;
      const looking = lookAt(current);
      const code = await current.ended;
      await looking;
      if (!isKilled && code !== LOCK_LOST) {
        ends.push({
          at: Date.now(),
          hadStarted: current.lines.some(({ msg }) => msg.startsWith(LISTENING)),
          text: `${name} ended with ${code}: ${current.lines.at(-1)?.msg ?? ""} ${current.stderr()}`,
        });
      }
      await sleep(RESTART_AFTER, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  async function lookAt({ child, lines, ended }: ServerProcess): Promise<void> {
    const over = ended.then(() => true);
    let isOver = false;
    for (let seen = 0; ; ) {
      peak = Math.max(peak, await readPeak(child.pid));
      for (const { level, msg, time, err } of lines.slice(seen)) {
        if (level < WARN) continue;
        errors.push({ at: Number(time), text: `${msg} ${JSON.stringify(err ?? "")}` });
      }
      seen = lines.length;
      if (isOver) return;
      isOver = await Promise.race([over, sleep(LOOK_EVERY, false)]);
    }
  }

  const running = keepRunning();
  return {
    ...{ name, role, proxies, errors, ends },
    origin: `http://127.0.0.1:${environment["PORT"]}`,
    get peak() {
      return peak;
    },
    tail: () =>
      current.lines
        .slice(-TAIL)
        .map((line) => `${name}: ${JSON.stringify(line)}\n`)
        .join(""),
    signal(signal) {
      if (signal === "SIGKILL") isKilled = true;
      current.child.kill(signal);
    },
    async stop() {
      stopping.abort();
      isKilled = true;
      current.child.kill("SIGKILL");
      await running;
    },
  };
}

const KIBIBYTES = 1_024;

/** MiB; 0 when the process has ended. Linux only. */
async function readPeak(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) / KIBIBYTES;
}
