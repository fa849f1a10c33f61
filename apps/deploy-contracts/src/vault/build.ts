import { type Artifact, readArtifact } from "../build.ts";

/** The contracts behind vaults. The factory's creation code contains the vault's. */
export interface VaultBuild {
  markets: Artifact;
  factory: Artifact;
}

/** Reads the output of `forge build`. */
export async function readVaultBuild(): Promise<VaultBuild> {
  const [markets, factory] = await Promise.all([readArtifact("Markets"), readArtifact("VaultFactory")]);
  return { markets, factory };
}
