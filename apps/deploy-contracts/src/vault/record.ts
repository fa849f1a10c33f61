import { type Address, isAddress } from "viem";
import { z } from "zod";
import { stepSchema } from "../record.ts";

const address = z.custom<Address>((value) => typeof value === "string" && isAddress(value));

const contractSchema = z.strictObject({
  address,
  /** What it creates: the list of tokens, or the code of every vault. */
  creates: address,
  /** The block of its creation. */
  block: z.int().nullable(),
  /** For block explorers, without 0x. */
  constructorArguments: z.string(),
});

export const vaultRecordSchema = z.strictObject({
  version: z.literal(1),
  network: z.string(),
  chainId: z.int(),
  /** SHA-256 over terms and creation code, which must not change during a deployment. */
  fingerprint: z.string(),
  deployer: address,
  firstNonce: z.int(),
  markets: contractSchema,
  factory: contractSchema,
  steps: z.array(stepSchema),
});

/** Progress of a deployment of vaults, written before and after every step. */
export type VaultRecord = z.infer<typeof vaultRecordSchema>;
