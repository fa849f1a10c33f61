import { createHash } from "node:crypto";
import { open, rename } from "node:fs/promises";
import { LockHeld, takeLock } from "@canopy/server/lib/lock-file";
import { Problem } from "@canopy/server/lib/problem";
import { type Address, type Hex, isAddress, isHex } from "viem";
import { z } from "zod";
import { readText } from "./plan-file.ts";

const hex = z.custom<Hex>((value) => isHex(value));
const address = z.custom<Address>((value) => typeof value === "string" && isAddress(value));
const wei = z.string().regex(/^\d+$/);

/** A signed transaction. Several of one step share its nonce, so that at most one of them is ever mined. */
const attemptSchema = z.strictObject({ hash: hex, raw: hex, maxFeePerGas: wei, maxPriorityFeePerGas: wei });
export type Attempt = z.infer<typeof attemptSchema>;

const minedSchema = z.strictObject({ hash: hex, block: z.int(), gasUsed: wei, effectiveGasPrice: wei });

const stepSchema = z.strictObject({
  name: z.string(),
  nonce: z.int(),
  attempts: z.array(attemptSchema),
  /** What the chain said last; asked again at each run. */
  mined: minedSchema.nullable(),
});

const contractSchema = z.strictObject({
  address,
  views: address,
  /** The block in which it was created, once it is. */
  block: z.int().nullable(),
  /** As block explorers want them, without 0x. */
  constructorArguments: z.string(),
  viewsConstructorArguments: z.string(),
});

const recordSchema = z.strictObject({
  version: z.literal(1),
  network: z.string(),
  chainId: z.int(),
  /** SHA-256 over plan file, seats and creation code: a record goes on with the same three only. */
  fingerprint: z.string(),
  deployer: address,
  firstNonce: z.int(),
  core: contractSchema,
  plus: contractSchema.nullable(),
  steps: z.array(stepSchema),
});

/** What an execution has done so far: written before and after every step. */
export type DeploymentRecord = z.infer<typeof recordSchema>;
export type RecordedStep = DeploymentRecord["steps"][number];

export function fingerprintOf(planText: string, seatsText: string, creationCode: Hex): string {
  const hash = createHash("sha256");
  for (const part of [planText, seatsText, creationCode]) hash.update(part).update("\0");
  return hash.digest("hex");
}

/**
 * The record at `path`; null where there is none.
 *
 * @throws Problem when it is no record, or one of another plan, other seats or other contracts
 */
export async function readRecord(path: string, fingerprint: string): Promise<DeploymentRecord | null> {
  const text = await readText(path).catch((error: unknown) => {
    if (error instanceof Problem && error.message.includes("ENOENT")) return null;
    throw error;
  });
  if (text === null) return null;
  const parsed = recordSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new Problem(`${path} is no record of a deployment.`);
  if (parsed.data.fingerprint !== fingerprint) {
    throw new Problem(
      `${path} records a deployment of another plan file, other seats or other contracts. Go on with those, or give another --record.`,
    );
  }
  return parsed.data;
}

/** Writes the record so that a crash leaves the old one or the new one, on the disk. */
export async function writeRecord(path: string, record: DeploymentRecord): Promise<void> {
  const draft = `${path}.draft`;
  const file = await open(draft, "w");
  try {
    await file.writeFile(`${JSON.stringify(record, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

/** @throws Problem when another process executes with this record */
export async function lockRecord(path: string): Promise<() => Promise<void>> {
  try {
    return await takeLock(`${path}.lock`);
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    throw new Problem(`Process ${error.pid} executes with ${path} already.`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
