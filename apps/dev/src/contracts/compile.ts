import { join } from "node:path";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { CommandFailedError, run } from "../process/run.ts";
import { projectRoot } from "../settings.ts";
import { findFoundry } from "./foundry.ts";

/** Contracts of a world: the plan, which creates its views, and Chainlink's mock as its price feed. */
const deployed = ["src/Plan.sol", "lib/@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol"];

/**
 * Compiles only the contracts of a world into `contracts/out`, because compiling is the longest part of a first start. Takes half
 * a second if nothing changed.
 *
 * @throws OperatorError with the compiler's output
 */
export async function compileContracts(signal: AbortSignal): Promise<void> {
  try {
    await run(findFoundry("forge"), ["build", ...deployed], {
      cwd: join(projectRoot, "contracts"),
      signal,
      env: { FOUNDRY_DISABLE_NIGHTLY_WARNING: "1" },
    });
  } catch (error) {
    if (error instanceof CommandFailedError)
      throw new OperatorError(`The contracts do not compile:\n${error.output.trim()}`);
    throw error;
  }
}
