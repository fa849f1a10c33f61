import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";

const site = join("apps", "web", "build", "client");

/** Files in the server archive. npm compares the lock file with every workspace, so it needs all manifests. */
const serverPaths = [
  ".npmrc",
  "CHANGELOG.md",
  "LICENSE",
  "README.md",
  ":(glob)apps/*/package.json",
  "apps/server",
  "deploy",
  "docs/*.md",
  "docs/help",
  "docs/operating",
  "e2e/package.json",
  "package-lock.json",
  "package.json",
  "packages",
  "scripts/node-version.mjs",
];

/** Copies the server and the built site into `folder`, as the server archive has them. Run it in the checkout. */
export function stageServer(folder: string): void {
  const files = execFileSync("git", ["ls-files", "-z", "--", ...serverPaths]).toString();
  for (const file of files.split("\0").filter((name) => name !== "")) cpSync(file, join(folder, file));
  cpSync(site, join(folder, site), { recursive: true });
}
