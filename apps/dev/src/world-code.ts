import { createHash } from "node:crypto";
import { type CreationCode, readCreationCode } from "./contracts/artifacts.ts";
import { type ExchangeCode, readExchangeCode } from "./exchange/code.ts";

/** Creation code of all contracts of a local world. */
export interface WorldCode {
  contracts: CreationCode;
  exchange: ExchangeCode;
}

/** @throws when the contracts were not compiled */
export async function readWorldCode(): Promise<WorldCode> {
  const [contracts, exchange] = await Promise.all([readCreationCode(), readExchangeCode()]);
  return { contracts, exchange };
}

/** One hash over all creation code; if it differs, an earlier world has different contracts. */
export function hashWorldCode({ contracts, exchange }: WorldCode): string {
  const hash = createHash("sha256");
  for (const code of [...Object.values(contracts), ...Object.values(exchange)]) hash.update(code);
  return hash.digest("hex");
}
