import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Address, isAddress } from "viem";
import { z } from "zod";

const addressSchema = z.custom<Address>((value) => typeof value === "string" && isAddress(value));

const recordSchema = z.object({
  version: z.literal(3),
  /** Hash of the creation code that the world was deployed from. */
  contracts: z.string().regex(/^[0-9a-f]{64}$/),
  plan: addressSchema,
  plus: addressSchema,
  feed: addressSchema,
  vaultFactory: addressSchema,
  /** The block in which the plan was deployed. */
  planBlock: z.number().int().nonnegative(),
  /** The block in which the seed was complete: a chain that ends before it was saved too early. */
  seededBlock: z.number().int().nonnegative().default(0),
  createdAt: z.iso.datetime(),
});

/** Contents of `world.json`, written only once the world is complete. */
export type WorldRecord = z.infer<typeof recordSchema>;

const recordPath = (home: string) => join(home, "world.json");

/** The record of a home: `missing` without a file, `damaged` if it cannot be read. */
export async function readRecord(home: string): Promise<WorldRecord | "missing" | "damaged"> {
  let text: string;
  try {
    text = await readFile(recordPath(home), "utf8");
  } catch (error) {
    return isMissing(error) ? "missing" : "damaged";
  }
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    return "damaged";
  }
}

/** Writes the record atomically. */
export async function writeRecord(home: string, record: WorldRecord): Promise<void> {
  const draft = `${recordPath(home)}.draft`;
  await writeFile(draft, `${JSON.stringify(record, null, 2)}\n`);
  await rename(draft, recordPath(home));
}

/** Files of one world: chain, index and sessions, record. */
const allParts = ["chain", "db", "world.json"] as const;

/**
 * Sets a world, or parts of it, aside, so that a new one loses nothing.
 *
 * @returns the folder that holds the old one
 */
export async function setAside(
  home: string,
  date: Date,
  parts: readonly (typeof allParts)[number][] = allParts,
): Promise<string> {
  const stamp = date.toISOString().replace(/[:.]/g, "-").slice(0, 19);
  const folder = await newFolder(join(home, `old-${stamp}`));
  for (const part of parts) {
    await rename(join(home, part), join(folder, part)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }
  return folder;
}

async function newFolder(path: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const candidate = attempt === 1 ? path : `${path}-${attempt}`;
    try {
      await mkdir(candidate);
      return candidate;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
