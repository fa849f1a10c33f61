import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";

const children = new Set<ChildProcess>();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    for (const { pid } of children) if (pid !== undefined) process.kill(-pid, signal);
    process.exit(130);
  });
}

/**
 * Runs a shell command in its own process group, so that a signal to this process also ends what the command started.
 *
 * @param log the file for its whole output
 * @returns whether it exited with 0
 */
export async function runCommand(
  command: string,
  { cwd, log }: { cwd: string; log: string },
): Promise<boolean> {
  // Most commands, and most processes that tests start, are Node programs that spend a second or more on compiling.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(cwd, "node_modules", ".cache", "node") };
  const child = spawn(command, { cwd, env, shell: true, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  children.add(child);
  const file = createWriteStream(log);
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  const code = await new Promise((resolve) => child.once("close", resolve));
  children.delete(child);
  await new Promise<void>((resolve) => file.end(resolve));
  return code === 0;
}
