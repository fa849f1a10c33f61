import { OperatorError } from "@canopy/server/lib/operator-error";
import { connectChain } from "./chain/client.ts";
import { startMarketBot } from "./exchange/market-bot.ts";
import { seededUsernames } from "./seed/names.ts";
import { createRandom } from "./seed/random.ts";
import { readSettings } from "./settings.ts";
import { createSteps } from "./steps.ts";
import { onParentExit } from "./subprocess/parent.ts";
import { type RunningWorld, startWorld } from "./world.ts";

/** The market bot trades the same after every start. */
const MARKET_SEED = 137;

const print = (text: string) => process.stdout.write(text);

// A closed terminal accepts no text; the signal that comes with it stops the world.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});

process.exitCode = await main();

/** Starts the world, waits for Ctrl-C and stops it. Returns the exit code. */
async function main(): Promise<number> {
  const interruption = interrupted();
  try {
    const started = performance.now();
    print("\nCanopy: starting the local world\n\n");
    const world = await startWorld(readSettings(process.env), createSteps(print), interruption);
    const bot = startMarketBot(connectChain(world.rpcUrl), createRandom(MARKET_SEED));
    try {
      print(welcome(world, (performance.now() - started) / 1_000));
      await Promise.race([world.failure, wait(interruption)]);
      print("\nStopping the server, then saving the chain.\n");
    } finally {
      await bot.stop();
      await world.stop();
    }
    if (bot.failures > 0)
      print(`${bot.failures} of ${bot.trades + bot.failures} trades of the market bot failed.\n`);
    print("Stopped. Everything is saved: npm start continues from here.\n");
    return 0;
  } catch (error) {
    if (interruption.aborted) {
      print("\nStopped before everything was ready.\n");
      return 130;
    }
    process.stderr.write(`\n${explain(error)}\n`);
    return 1;
  }
}

function explain(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, path }: NodeJS.ErrnoException = error;
  if ((code === "EACCES" || code === "EPERM" || code === "EROFS") && path !== undefined) {
    return `No permission to write ${path}. Change the owner of the folder, or set CANOPY_HOME to another folder.`;
  }
  if (code === "ENOSPC") return "The disk is full. Free some space and run npm start again.";
  return error.stack ?? error.message;
}

function welcome(world: RunningWorld, seconds: number): string {
  const [first = "", second = "", third = ""] = seededUsernames;
  return `
Canopy is ready after ${seconds.toFixed(1)} s:  ${world.origin}

  Sign in with the dev wallet as ${first}, ${second}, ${third} or another of ${seededUsernames.length} seeded members,
  or register as a new member: the dev wallet makes a funded key of your own.
  Chain ${world.rpcUrl} (id 31337), plan ${world.plan}
  Ctrl-C stops everything and keeps it for the next npm start.
`;
}

/** Aborted by the first SIGINT, SIGTERM or SIGHUP; npm forwards Ctrl-C a second time, without effect. */
function interrupted(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => controller.abort());
  // npm forwards a signal only to the shell between it and us; then both are gone.
  const { npm_lifecycle_event: startedByNpm } = process.env;
  if (startedByNpm !== undefined) onParentExit(() => controller.abort());
  return controller.signal;
}

function wait(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
