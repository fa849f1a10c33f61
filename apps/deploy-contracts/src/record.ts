import { createHash } from "node:crypto";
import { open, rename } from "node:fs/promises";
import { LockHeldError, takeLock } from "@canopy/server/lib/lock-file";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { type Address, type Hex, isAddress, isHex } from "viem";
import { z } from "zod";
import { readText } from "./plan-file.ts";

const hex = z.custom<Hex>((value) => isHex(value));
const address = z.custom<Address>((value) => typeof value === "string" && isAddress(value));
const wei = z.string().regex(/^\d+$/);

/** A signed transaction. Those of one step share its nonce, so at most one of them is mined. */
const attemptSchema = z.strictObject({ hash: hex, raw: hex, maxFeePerGas: wei, maxPriorityFeePerGas: wei });
export type Attempt = z.infer<typeof attemptSchema>;

const minedSchema = z.strictObject({ hash: hex, block: z.int(), gasUsed: wei, effectiveGasPrice: wei });

export const stepSchema = z.strictObject({
  name: z.string(),
  nonce: z.int(),
  attempts: z.array(attemptSchema),
  /** The chain's last response; requested again at each run. */
  mined: minedSchema.nullable(),
});

const contractSchema = z.strictObject({
  address,
  views: address,
  /** The block of its creation. */
  block: z.int().nullable(),
  /** For block explorers, without 0x. */
  constructorArguments: z.string(),
  viewsConstructorArguments: z.string(),
});

export const recordSchema = z.strictObject({
  version: z.literal(1),
  network: z.string(),
  chainId: z.int(),
  /** SHA-256 over plan file, seats and creation code, which must not change during a deployment. */
  fingerprint: z.string(),
  deployer: address,
  firstNonce: z.int(),
  core: contractSchema,
  plus: contractSchema.nullable(),
  steps: z.array(stepSchema),
});

/** Progress of an execution, written before and after every step. */
export type DeploymentRecord = z.infer<typeof recordSchema>;
export type RecordedStep = DeploymentRecord["steps"][number];

/** SHA-256 over what must not change during a deployment: reviewed files and creation code. */
export function toFingerprint(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}

/**
 * The record at `path`; null without a file.
 *
 * @throws OperatorError when it is not a record, or belongs to another plan, other seats or other contracts
 */
export async function readRecord<Kept extends { fingerprint: string }>(
  path: string,
  fingerprint: string,
  schema: z.ZodType<Kept>,
): Promise<Kept | null> {
  const text = await readText(path).catch((error: unknown) => {
    if (error instanceof OperatorError && error.message.includes("ENOENT")) return null;
    throw error;
  });
  if (text === null) return null;
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw new OperatorError(`${path} is not a deployment record.`);
  if (parsed.data.fingerprint !== fingerprint) {
    throw new OperatorError(
      `${path} records a deployment of another plan file, other seats or other contracts. Use those, or another --record.`,
    );
  }
  return parsed.data;
}

/** Writes the record atomically and forces it to the disk. */
export async function writeRecord(path: string, record: object): Promise<void> {
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

/** @throws OperatorError when another process executes with this record */
export async function lockRecord(path: string): Promise<() => Promise<void>> {
  try {
    return await takeLock(`${path}.lock`);
  } catch (error) {
    if (!(error instanceof LockHeldError)) throw error;
    throw new OperatorError(
      `Process ${error.pid} is already executing with ${path}. Wait for it, or stop it.`,
    );
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
