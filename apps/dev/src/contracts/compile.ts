import { join } from "node:path";
import { Problem } from "../problem.ts";
import { CommandFailed, run } from "../process/run.ts";
import { projectRoot } from "../settings.ts";
import { findFoundry } from "./foundry.ts";

/** What a world deploys: the plan, which creates its views, and the price feed. */
const deployed = ["src/Plan.sol", "script/LocalFeed.sol"];

/**
 * Compiles what a world deploys into `contracts/out`, and nothing else: the compiler is the longest part of a first
 * start. Half a second when nothing changed.
 *
 * @throws Problem with the compiler's own words
 */
export async function compileContracts(signal: AbortSignal): Promise<void> {
  try {
    await run(findFoundry("forge"), ["build", ...deployed], {
      cwd: join(projectRoot, "contracts"),
      signal,
      env: { FOUNDRY_DISABLE_NIGHTLY_WARNING: "1" },
    });
  } catch (error) {
    if (error instanceof CommandFailed)
      throw new Problem(`The contracts do not compile:\n${error.output.trim()}`);
    throw error;
  }
}
