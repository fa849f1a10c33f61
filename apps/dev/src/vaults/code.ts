import type { Hex } from "viem";
import { readArtifact } from "../contracts/artifacts.ts";

/** Creation code of the contracts behind vaults. The factory's contains the vault's. */
export interface VaultCode {
  markets: Hex;
  factory: Hex;
}

/** @throws when the contracts were not compiled */
export async function readVaultCode(): Promise<VaultCode> {
  const [markets, factory] = await Promise.all([readArtifact("Markets"), readArtifact("VaultFactory")]);
  return { markets, factory };
}
