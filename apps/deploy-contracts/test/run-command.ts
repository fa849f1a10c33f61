import { spawn } from "node:child_process";

export interface CommandResult {
  code: number | null;
  output: string;
}

/** Runs a command of this workspace by its path; kills it as soon as its output matches `until`. */
export function runCommand(
  command: string,
  args: readonly string[],
  { environment = {}, until }: { environment?: NodeJS.ProcessEnv; until?: RegExp | undefined } = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...args], {
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        if (until?.test(output)) child.kill("SIGKILL");
      });
    }
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}
