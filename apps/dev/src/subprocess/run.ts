import { spawn } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { projectRoot } from "../settings.ts";

/** A command exited with a code other than 0; `output` is all that it printed. */
export class CommandFailedError extends Error {
  override readonly name = "CommandFailedError";
  readonly output: string;

  constructor(command: string, code: number | null, output: string) {
    super(`${command} exited with code ${code ?? "none"}`);
    this.output = output;
  }
}

/** An environment where commands find this Node and the project's binaries first. */
export function projectEnvironment(): NodeJS.ProcessEnv {
  const { PATH: given = "" } = process.env;
  const path = [join(projectRoot, "node_modules", ".bin"), dirname(process.execPath), given];
  return { ...process.env, PATH: path.join(delimiter) };
}

/**
 * Runs a command to its end and returns what it printed.
 *
 * @throws CommandFailedError when its exit code is not 0; an AbortError when `signal` ends it
 */
export function run(
  command: string,
  args: readonly string[],
  options: { cwd: string; signal: AbortSignal; env?: NodeJS.ProcessEnv },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...projectEnvironment(), ...options.env },
      signal: options.signal,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve(output) : reject(new CommandFailedError(command, code, output)),
    );
  });
}
