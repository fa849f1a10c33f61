import { createContext, useContext } from "react";
import type { Vault } from "../state/use-vault.ts";
import type { VaultAction } from "./vault-actions.ts";

/** What the sections of the vault's page share. */
export interface VaultPage {
  readonly vault: Vault;
  /** Opens the dialog of an action. */
  act(action: VaultAction): void;
}

export const VaultPageContext = createContext<VaultPage | null>(null);

export function useVaultPage(): VaultPage {
  const page = useContext(VaultPageContext);
  if (page === null) throw new Error("useVaultPage needs a VaultPageContext above it");
  return page;
}
