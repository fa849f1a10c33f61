/** `npm run release -- 0.2.0`: the commit of a release; see docs/releasing.md. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { releaseChangelog } from "./changelog.ts";

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

const [version = ""] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error("Name the version: npm run release -- 0.2.0");
if (run("git", "status", "--porcelain") !== "") throw new Error("Commit or discard your changes first.");

const today = new Date().toISOString().slice(0, 10);
const changelog = releaseChangelog(readFileSync("CHANGELOG.md", "utf8"), version, today);
run("npm", "version", version, "--workspaces", "--include-workspace-root", "--no-git-tag-version");
writeFileSync("CHANGELOG.md", changelog);
run("git", "commit", "--all", "--message", `chore(release): ${version}`);
process.stdout.write(
  `Committed version ${version}. Open a pull request with it; docs/releasing.md has the next step.\n`,
);
