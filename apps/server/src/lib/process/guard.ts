// Runs the command in its arguments, and ends it when the parent lets go of this process's standard input: on purpose,
// or because the parent crashed. anvil has nothing of the kind itself and would stay behind holding its port.
import { spawn } from "node:child_process";
import { constants } from "node:os";

const GRACE = 15_000;

// The first argument is the id of the user (and the group) under whom the command runs, or empty for this one.
const [user, command, ...args] = process.argv.slice(2);
if (user === undefined || command === undefined)
  throw new Error("guard.ts needs a user and a command to run");

const child = spawn(command, args, {
  stdio: ["ignore", "inherit", "inherit"],
  ...(user !== "" && { uid: Number(user), gid: Number(user) }),
});
let ending = false;

function end(): void {
  if (ending) return;
  ending = true;
  child.kill("SIGTERM");
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
