import { createHash } from "node:crypto";
import { type CreationCode, readCreationCode } from "./contracts/artifacts.ts";
import { type ExchangeCode, readExchangeCode } from "./exchange/code.ts";
import { readVaultCode, type VaultCode } from "./vaults/code.ts";

/** Creation code of all contracts of a local world. */
export interface WorldCode {
  contracts: CreationCode;
  exchange: ExchangeCode;
  vaults: VaultCode;
}

/** @throws when the contracts were not compiled */
export async function readWorldCode(): Promise<WorldCode> {
  const [contracts, exchange, vaults] = await Promise.all([
    readCreationCode(),
    readExchangeCode(),
    readVaultCode(),
  ]);
  return { contracts, exchange, vaults };
}

/** One hash over all creation code; if it differs, an earlier world has different contracts. */
export function hashWorldCode({ contracts, exchange, vaults }: WorldCode): string {
  const hash = createHash("sha256");
  for (const part of [contracts, exchange, vaults]) {
    for (const code of Object.values(part)) hash.update(code);
  }
  return hash.digest("hex");
}
