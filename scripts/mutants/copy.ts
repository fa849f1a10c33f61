import { execFile } from "node:child_process";
import { cp, mkdir, readdir, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

/**
 * Copies the repository's files to `target`, so that a mutant never touches the original. Installed packages and compiled
 * contracts are linked, except the repository's own packages, which link to their copies.
 */
export async function copyRepository(root: string, target: string): Promise<void> {
  const { stdout } = await promisify(execFile)(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  const files = stdout.split("\0").filter((file) => file !== "");
  for (const file of files) {
    await mkdir(dirname(join(target, file)), { recursive: true });
    // A deleted file is still listed until its deletion is committed.
    await cp(join(root, file), join(target, file), { verbatimSymlinks: true }).catch(ignoreMissing);
  }
  const workspaces = files.filter((file) => file.endsWith("/package.json")).map((file) => dirname(file));
  for (const workspace of ["", ...workspaces])
    await linkPackages(join(root, workspace), join(target, workspace));
  await symlink(join(root, "contracts/out"), join(target, "contracts/out"));
}

async function linkPackages(from: string, to: string): Promise<void> {
  const packages = await readdir(join(from, "node_modules")).catch(ignoreMissing);
  if (packages === undefined) return;
  await mkdir(join(to, "node_modules"));
  for (const name of packages) {
    const source = join(from, "node_modules", name);
    // Workspace links are relative, so copied links point to the copies.
    if (name === "@canopy")
      await cp(source, join(to, "node_modules", name), { recursive: true, verbatimSymlinks: true });
    else await symlink(source, join(to, "node_modules", name));
  }
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
