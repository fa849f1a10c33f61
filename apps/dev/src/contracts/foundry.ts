import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { projectRoot } from "../settings.ts";

const platforms: Partial<Record<NodeJS.Platform, string>> = {
  darwin: "darwin",
  linux: "linux",
  win32: "win32",
};
const architectures: Partial<Record<NodeJS.Architecture, string>> = { arm64: "arm64", x64: "amd64" };

/**
 * Finds `forge` or `anvil`: FORGE_BIN or ANVIL_BIN, then the npm package for this platform, then PATH.
 *
 * @throws OperatorError that says what to do when it is missing
 */
export function findFoundry(
  tool: "forge" | "anvil",
  environment: NodeJS.ProcessEnv = process.env,
  root: string = projectRoot,
): string {
  const variable = `${tool.toUpperCase()}_BIN`;
  const chosen = environment[variable];
  if (chosen !== undefined && chosen !== "") {
    if (existsSync(chosen)) return chosen;
    throw new OperatorError(
      `${variable}=${chosen} is not a file. Set it to the path of Foundry's ${tool}, or unset it.`,
    );
  }
  const name = process.platform === "win32" ? `${tool}.exe` : tool;
  const platform = `${platforms[process.platform] ?? process.platform}-${architectures[process.arch] ?? process.arch}`;
  const { PATH: path = "" } = environment;
  const candidates = [
    join(root, "node_modules", "@foundry-rs", `${tool}-${platform}`, "bin", name),
    ...path
      .split(delimiter)
      .filter((folder) => folder !== "")
      .map((folder) => join(folder, name)),
  ];
  const found = candidates.find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new OperatorError(
    `Foundry's ${tool} is missing: npm has no package for ${platform}, or it is not installed. Run \`npm ci\`, or install Foundry (https://getfoundry.sh), or set ${variable} to its path.`,
  );
}
