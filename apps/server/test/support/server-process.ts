import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const command = fileURLToPath(new URL("../../start.mjs", import.meta.url));
const lineSchema = z.looseObject({ level: z.number(), msg: z.string() });
type LogLine = z.infer<typeof lineSchema>;

/** The server in a separate process, started like `npm run server`. */
export interface ServerProcess {
  child: ChildProcess;
  /** All of standard error: empty unless the server fails unexpectedly. */
  stderr(): string;
  lines: readonly LogLine[];
  /** Waits for the first log line whose message starts with `prefix`. Rejects when the process ends before. */
  line(prefix: string): Promise<LogLine>;
  /** The exit code, or the name of the signal. */
  ended: Promise<number | NodeJS.Signals>;
}

export function spawnServer(
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): ServerProcess {
  const { PATH: path = "" } = process.env;
  const child = spawn(process.execPath, [command, ...args], { env: { PATH: path, ...environment } });
  const lines: LogLine[] = [];
  const waiting = new Set<(line: LogLine) => void>();
  let stderr = "";
  child.stderr.on("data", (chunk) => {
    stderr += chunk.toString();
  });
  createInterface({ input: child.stdout }).on("line", (text) => {
    const line = lineSchema.parse(JSON.parse(text));
    lines.push(line);
    for (const listener of [...waiting]) listener(line);
  });
  const ended = new Promise<number | NodeJS.Signals>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(code ?? signal ?? 1));
  });
  return {
    child,
    stderr: () => stderr,
    lines,
    ended,
    line(prefix) {
      const found = lines.find(({ msg }) => msg.startsWith(prefix));
      if (found !== undefined) return Promise.resolve(found);
      return new Promise((resolve, reject) => {
        waiting.add((line) => {
          if (line.msg.startsWith(prefix)) resolve(line);
        });
        void ended.then((code) =>
          reject(new Error(`The server ended (${code}): ${lines.at(-1)?.msg} ${stderr}`)),
        );
      });
    },
  };
}
