import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { hashSources } from "../hash-sources.ts";
import { projectRoot } from "../settings.ts";
import { CommandFailedError, run } from "../subprocess/run.ts";
import { findFoundry } from "./foundry.ts";

/** Contracts of a world: the plan, which creates its views, what creates vaults, Chainlink's mock as feeds, and the exchange's tokens. */
const deployed = [
  "src/Plan.sol",
  "src/vault/Markets.sol",
  "src/vault/VaultFactory.sol",
  "test/mocks/MockFeed.sol",
  "test/mocks/MockToken.sol",
  "test/mocks/MockUsdt.sol",
  "test/mocks/MockWpol.sol",
];
const sources = ["src", "test/mocks", "foundry.toml", "solc.cjs", "../package-lock.json"];
const artifacts = deployed.map((path) => `out/${basename(path)}/${basename(path, ".sol")}.json`);

/**
 * Compiles only the contracts of a world into `contracts/out`, because compiling is the longest part of a first start. Does not
 * start the compiler if its last output was made from these sources.
 *
 * @throws OperatorError with the compiler's output
 */
export async function compileContracts(
  signal: AbortSignal,
  folder: string = join(projectRoot, "contracts"),
): Promise<void> {
  const hash = (names: readonly string[]) => hashSources(names.map((name) => join(folder, name)));
  const stamp = join(folder, "out", "sources.sha256");
  // Hash before compiling: a file saved in the meantime must make the result stale.
  const input = `${await hash(sources)} ${readForgeSettings()}`;
  // Other commands compile into the same folder, so the artifacts are compared too.
  const describe = async () => `${input} ${await hash(artifacts)}\n`;
  const known = await readFile(stamp, "utf8").catch(ignoreMissing);
  if (known !== undefined && known === (await describe().catch(ignoreMissing))) return;
  try {
    await run(findFoundry("forge"), ["build", ...deployed], {
      cwd: folder,
      signal,
      env: { FOUNDRY_DISABLE_NIGHTLY_WARNING: "1" },
    });
  } catch (error) {
    if (error instanceof CommandFailedError)
      throw new OperatorError(`The contracts do not compile:\n${error.output.trim()}`);
    throw error;
  }
  await writeFile(stamp, await describe());
}

/** Variables that choose the compiler or change its settings. */
function readForgeSettings(): string {
  const names = Object.keys(process.env).filter((name) => /^(FORGE_BIN$|FOUNDRY_|DAPP_)/.test(name));
  return JSON.stringify(names.sort().map((name) => [name, process.env[name]]));
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
