import { join } from "node:path";
import { Problem } from "../problem.ts";
import { CommandFailed, run } from "../process/run.ts";
import { projectRoot } from "../settings.ts";
import { findFoundry } from "./foundry.ts";

/**
 * Compiles the contracts (without their tests) into `contracts/out`. Half a second when nothing changed.
 *
 * @throws Problem with the compiler's own words
 */
export async function compileContracts(signal: AbortSignal): Promise<void> {
  try {
    await run(findFoundry("forge"), ["build", "--skip", "test", "--skip", "script"], {
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
