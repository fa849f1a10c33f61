// Runs the command in its arguments, and ends it when the parent lets go of this process's standard input: on purpose,
// or because the parent crashed. anvil and PostgreSQL have nothing of the kind themselves and would keep their ports.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import type { GuardOptions } from "./guarded.ts";

const GRACE = 15_000;

// The first argument is JSON: the signal that ends the command in good order, and the user (and group) to run it as.
const [options, command, ...args] = process.argv.slice(2);
if (options === undefined || command === undefined)
  throw new Error("guard.ts needs options and a command to run");
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
// The parent reads our output; when it is gone, writing fails and must not end us before the child.
process.stdout.on("error", end);
process.stderr.on("error", end);

child.on("error", (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(127);
});
child.on("exit", (code, signal) =>
  process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
);
