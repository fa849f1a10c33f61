import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Drawn } from "./draw-avatar.ts";

const decoder = fileURLToPath(new URL("decoder.ts", import.meta.url));
/** Milliseconds, more than the decoder's own limit. */
const DECODE_TIMEOUT = 12_000;
/** Milliseconds without a picture after which the process exits, which frees its memory. */
const IDLE_TIMEOUT = 10_000;

/**
 * Nothing of this process's environment: no secret reaches the code that reads hostile files. By default, glibc keeps the freed
 * pixels for later: a third more memory at the peak, and twice as much between two pictures.
 */
const decoderEnvironment = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "131072" };

const drawnSchema: z.ZodType<Drawn> = z.union([
  z.object({ image: z.instanceof(Uint8Array).transform((bytes) => Buffer.from(bytes)) }),
  z.object({ error: z.enum(["large", "broken", "late"]) }),
]);

export type Decoding = ReturnType<typeof createDecoding>;

/**
 * Decodes pictures in a process of their own, one at a time: the order is that of the calls. The process starts with the
 * first picture, and again after it has exited.
 */
export function createDecoding({ decodeTimeout = DECODE_TIMEOUT, idleTimeout = IDLE_TIMEOUT } = {}) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start(): ChildProcess {
    const started = fork(decoder, {
      env: decoderEnvironment,
      execArgv: ["--max-old-space-size=64"],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const forget = () => {
      if (child === started) child = undefined;
    };
    started.once("exit", forget).on("error", forget);
    child = started;
    return started;
  }

  async function decode(file: Buffer): Promise<Drawn> {
    clearTimeout(idle);
    const used = child ?? start();
    const end = new AbortController();
    const { signal } = end;
    const timer = setTimeout(() => used.kill("SIGKILL"), decodeTimeout);
    try {
      const answered = once(used, "message", { signal }).then(([message]) => drawnSchema.parse(message));
      const exited = once(used, "exit", { signal }).then(([code, killedBy]) => {
        throw new Error(`The picture decoder exited (${code ?? killedBy})`);
      });
      used.send(file);
      return await Promise.race([answered, exited]);
    } finally {
      clearTimeout(timer);
      end.abort();
      idle = setTimeout(stop, idleTimeout).unref();
    }
  }

  function stop(): void {
    if (child?.connected) child.disconnect();
    child = undefined;
  }

  return {
    /** `signal` ends the wait: the picture is "late", and skipped if its turn comes after that. */
    async decode(file: Buffer, signal: AbortSignal): Promise<Drawn> {
      const late = { error: "late" } as const;
      const turn = last.then(() => (signal.aborted ? late : decode(file)));
      last = turn.catch(() => undefined);
      const aborted = new Promise<Drawn>((resolve) => {
        if (signal.aborted) resolve(late);
        else signal.addEventListener("abort", () => resolve(late), { once: true });
      });
      return Promise.race([turn, aborted]);
    },
    /** The id of the process; undefined while none runs. */
    get pid(): number | undefined {
      return child?.pid;
    },
    /** Finishes the pictures in line, then ends the process. */
    async close(): Promise<void> {
      await last;
      clearTimeout(idle);
      stop();
    },
  };
}
