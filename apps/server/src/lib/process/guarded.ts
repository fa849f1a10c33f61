import { type ChildProcess, spawn } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import { PassThrough, type Readable } from "node:stream";
import { fileURLToPath } from "node:url";

const guard = fileURLToPath(new URL("guard.ts", import.meta.url));

export interface GuardOptions {
  /** The id of the user (and group) that runs the command. Only root can choose another user. */
  user?: number | undefined;
  /** The signal that stops the command. */
  stopSignal: NodeJS.Signals;
}

/** A child process that cannot outlive this one. */
export interface Guarded {
  /** The process id of the guard, the command's parent; undefined when it could not start. */
  pid: number | undefined;
  output: Readable;
  /** Resolves to the exit code when it has ended, for any reason. */
  ended: Promise<number>;
  /** Stops it and waits until it has ended. */
  stop(): Promise<void>;
}

/**
 * Starts a command under the guard (`guard.ts`) in a separate process group, so that Ctrl-C reaches only this process, which
 * then stops its children in order. `output` merges standard output and errors.
 */
export function spawnGuarded(
  command: string,
  args: readonly string[],
  {
    user,
    stopSignal = "SIGTERM",
    env = process.env,
    ...options
  }: { cwd?: string; env?: NodeJS.ProcessEnv } & Partial<GuardOptions> = {},
): Guarded {
  const cache = getCompileCacheDir();
  const guardOptions = JSON.stringify({ user, stopSignal } satisfies GuardOptions);
  const child = spawn(process.execPath, [guard, guardOptions, command, ...args], {
    ...options,
    // With the cache of this process, whose folder has another for this version of Node, the guard starts in half the time.
    env: { ...env, ...(cache !== undefined && { NODE_COMPILE_CACHE: dirname(cache) }) },
    detached: true,
    windowsHide: true,
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stdin.on("error", () => {
    // The guard has ended already; `ended` reports it.
  });
  const output = new PassThrough();
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
  // Read even without a listener: a full pipe would block the command.
  output.resume();
  const ended = waitForExit(child).finally(() => output.end());
  return {
    pid: child.pid,
    output,
    ended,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

function waitForExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once("error", () => resolve(127));
    child.once("close", (code) => resolve(code ?? 1));
  });
}
