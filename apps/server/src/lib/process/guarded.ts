import { type ChildProcess, spawn } from "node:child_process";
import { PassThrough, type Readable } from "node:stream";
import { fileURLToPath } from "node:url";

const guard = fileURLToPath(new URL("guard.ts", import.meta.url));

export interface GuardOptions {
  /** The id of another user (and group) to run the command as, which only root may do. */
  user?: number | undefined;
  /** Asks the command to end in good order. */
  stopSignal: NodeJS.Signals;
}

/** A child process that cannot outlive this one. */
export interface Guarded {
  output: Readable;
  /** The exit code, once it has ended for whatever reason. */
  ended: Promise<number>;
  /** Asks it to end in good order, and waits until it has. */
  stop(): Promise<void>;
}

/**
 * Starts a command under the guard (`guard.ts`), in a process group of its own, so that Ctrl-C reaches this process alone
 * and the children end in the order it chooses. Output and errors arrive together in `output`.
 */
export function spawnGuarded(
  command: string,
  args: readonly string[],
  {
    user,
    stopSignal = "SIGTERM",
    ...options
  }: { cwd?: string; env?: NodeJS.ProcessEnv } & Partial<GuardOptions> = {},
): Guarded {
  const guardOptions = JSON.stringify({ user, stopSignal } satisfies GuardOptions);
  const child = spawn(process.execPath, [guard, guardOptions, command, ...args], {
    ...options,
    detached: true,
    windowsHide: true,
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stdin.on("error", () => {
    // The guard has ended already; `ended` tells.
  });
  const output = new PassThrough();
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
  // Flows even when nobody listens: a full pipe would bring the command to a halt.
  output.resume();
  const ended = exitOf(child).finally(() => output.end());
  return {
    output,
    ended,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once("error", () => resolve(127));
    child.once("close", (code) => resolve(code ?? 1));
  });
}
