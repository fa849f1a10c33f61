import type { Server } from "./app/start.ts";
import { startWatchdog } from "./app/watchdog.ts";
import { readConfig } from "./config/config.ts";
import { readRoles } from "./config/roles.ts";
import { WorkNotStoppedError } from "./leader-election/lead-by-lock.ts";
import { createLog } from "./lib/log.ts";
import { OperatorError } from "./lib/operator-error.ts";
import { findSecrets } from "./lib/secrets.ts";

/** Milliseconds that a stop may take, in addition to the drain time. After that the process exits. */
const STOP_LIMIT = 30_000;
/** The same when work continues without its lock: another process does that work now. */
const LOST_STOP_LIMIT = 5_000;

/**
 * Runs the server until a signal or an error ends it: exit code 0 after SIGINT or SIGTERM, 75 when a role did not stop after
 * its lock was lost, 1 after another error.
 */
async function main(): Promise<void> {
  const secrets = findSecrets(process.env);
  let log = createLog("info", secrets);
  // Node would print an uncaught error with the URL of the node.
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught exception, exiting");
    process.exit(1);
  });
  let server: Server | undefined;
  let limit = STOP_LIMIT;
  try {
    const config = readConfig(process.env);
    const roles = readRoles(process.argv.slice(2));
    log = createLog(config.logLevel, secrets);
    limit += config.ready.drain;
    startWatchdog(process.env, log);
    const stopped = untilSignal();
    // Wrong settings are refused sooner without the server's code.
    const { startServer } = await import("./app/start.ts");
    server = await startServer(config, roles, log);
    const signal = await Promise.race([stopped, server.ended]);
    if (signal !== undefined) log.info({ signal }, "stopping");
  } catch (error) {
    process.exitCode = error instanceof WorkNotStoppedError ? error.exitCode : 1;
    if (error instanceof WorkNotStoppedError) limit = LOST_STOP_LIMIT;
    // The message is complete: a stack would only hide it.
    if (error instanceof OperatorError) log.fatal(error.message);
    else log.fatal({ err: error }, "server failed, stopping");
  }
  if (server === undefined) return;
  setTimeout(() => {
    log.fatal(`server did not stop within ${limit / 1_000} s, exiting`);
    process.exit(process.exitCode ?? 1);
  }, limit).unref();
  await server.stop();
  log.info("stopped");
}

/** Resolves to the first stop signal; a second one exits at once. */
function untilSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const name of ["SIGINT", "SIGTERM"] as const) {
      process.on(name, () => {
        resolve(name);
        process.once(name, () => process.exit(1));
      });
    }
  });
}

await main();
