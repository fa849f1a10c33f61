// Runs the command in its arguments, and ends it when the parent closes this process's standard input, on purpose or by a
// crash. Without the guard, anvil and PostgreSQL would outlive the parent and keep their ports.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import type { GuardOptions } from "./guarded.ts";

const GRACE = 15_000;

// The first argument is JSON: the signal that stops the command, and the user (and group) that runs it.
const [options, command, ...args] = process.argv.slice(2);
if (options === undefined || command === undefined)
  throw new Error("guard.ts requires options and a command");
const { user, stopSignal }: GuardOptions = JSON.parse(options);

const child = spawn(command, args, {
  stdio: ["ignore", "inherit", "inherit"],
  ...(user !== undefined && { uid: user, gid: user }),
});
let ending = false;

function end(): void {
  if (ending) return;
  ending = true;
  child.kill(stopSignal);
  setTimeout(() => child.kill("SIGKILL"), GRACE).unref();
}

process.stdin.on("end", end).on("error", end).resume();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
// Once the parent has exited, writes fail. The guard must not exit before the child.
process.stdout.on("error", end);
process.stderr.on("error", end);

child.on("error", (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(127);
});
child.on("exit", (code, signal) =>
  process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
);
