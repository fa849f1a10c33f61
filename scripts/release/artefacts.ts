/** `npm run release:artefacts`: builds the artefacts of a release in dist/release; see docs/releasing.md. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readBuild } from "../../apps/deploy-contracts/src/build.ts";
import { standardInput } from "../../apps/deploy-contracts/src/standard-input.ts";
import { readVaultBuild } from "../../apps/deploy-contracts/src/vault/build.ts";
import { readSection } from "./changelog.ts";
import { stageServer } from "./server-files.ts";

const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync("package.json", "utf8")));
const output = join("dist", "release");
const staging = join("dist", "staging");
const site = join("apps", "web", "build", "client");
const git = (...args: string[]) => execFileSync("git", args, { maxBuffer: 1 << 30 });
if (git("status", "--porcelain").length > 0) throw new Error("Commit or discard your changes first.");
const notes = readSection(readFileSync("CHANGELOG.md", "utf8"), version);

execFileSync("npm", ["run", "build"], { stdio: "inherit" });
for (const folder of [output, staging]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
stageServer(stage("server"));
await stageContracts();
cpSync(site, stage("site"), { recursive: true });
for (const name of readdirSync(staging)) pack(name);
writeChecksums();
writeFileSync(join(output, "notes.md"), `${notes}\n`);
rmSync(staging, { recursive: true });
process.stdout.write(`${readdirSync(output).join("\n")}\n`);

/** The folder that becomes one archive, and the name of the folder that the archive unpacks to. */
function stage(name: string): string {
  return join(staging, `canopy-${name}-${version}`);
}

async function stageContracts(): Promise<void> {
  const folder = stage("contracts");
  mkdirSync(folder);
  for (const name of ["Plan", "PlanViews", "Markets", "VaultFactory", "Vault"])
    cpSync(join("contracts", "out", `${name}.sol`, `${name}.json`), join(folder, `${name}.json`));
  const { plan } = await readBuild();
  const vaults = await readVaultBuild();
  for (const [name, artifact] of Object.entries({ plan, ...vaults })) {
    const file = join(folder, name === "plan" ? "standard-input.json" : `${name}.standard-input.json`);
    writeFileSync(file, JSON.stringify(await standardInput(artifact)));
  }
}

/** Reproducible archives: sorted names, one timestamp, no owner. */
function pack(name: string): void {
  const time = git("log", "-1", "--format=%cI").toString().trim();
  const archive = join(output, `${name}.tar.gz`);
  const options = [
    "--sort=name",
    `--mtime=${time}`,
    "--owner=0",
    "--group=0",
    "--numeric-owner",
    "--mode=go=rX,u+rw",
  ];
  execFileSync("tar", [...options, "--use-compress-program=gzip -9n", "-C", staging, "-cf", archive, name]);
}

function writeChecksums(): void {
  const lines = readdirSync(output).map((name) => {
    const digest = createHash("sha256")
      .update(readFileSync(join(output, name)))
      .digest("hex");
    return `${digest}  ${name}\n`;
  });
  writeFileSync(join(output, "SHA256SUMS"), lines.join(""));
}
