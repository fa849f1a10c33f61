import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const contracts = fileURLToPath(new URL("../../contracts", import.meta.url));
/** Gas limit of one `forge test`, for all its calls together. */
const ENOUGH_GAS = "18000000000000000000";

/**
 * Runs a contract of `contracts/bench` and returns the gas that it records, by name.
 *
 * @param folder in `contracts/cache`, to which the contract writes a file for each figure
 */
export function runForgeBench(contract: string, folder: string): Map<string, number> {
  const results = new URL(`../../contracts/cache/${folder}/`, import.meta.url);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const { status, error, stdout } = spawnSync(
    "forge",
    ["test", "--mc", contract, "--gas-limit", ENOUGH_GAS],
    {
      cwd: contracts,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...process.env,
        FOUNDRY_TEST: "bench",
        FOUNDRY_OUT: "out-bench",
        FOUNDRY_CACHE_PATH: "cache/bench",
      },
    },
  );
  if (error) throw error;
  if (status !== 0) throw new Error(`forge failed:\n${stdout}`);
  const natural = new Intl.Collator("en", { numeric: true });
  return new Map(
    readdirSync(results)
      .sort(natural.compare)
      .map((name) => [name, Number(readFileSync(new URL(encodeURIComponent(name), results), "utf8"))]),
  );
}
