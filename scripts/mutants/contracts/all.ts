import type { Mutant } from "../mutant.ts";
import { boxesMutants } from "./boxes.ts";
import { deploymentMutants } from "./deployment.ts";
import { entriesMutants } from "./entries.ts";
import { invariantMutants } from "./invariants.ts";
import { membersMutants } from "./members.ts";
import { pricesMutants } from "./prices.ts";
import { ranksMutants } from "./ranks.ts";
import { readsMutants } from "./reads.ts";
import { settlementMutants } from "./settlement.ts";
import { typesMutants } from "./types.ts";
import { vaultDecisionMutants } from "./vault-decisions.ts";
import { vaultTradeMutants } from "./vault-executions.ts";
import { viewsMutants } from "./views.ts";
import { withdrawalsMutants } from "./withdrawals.ts";

/** Deliberate bugs of the contracts in money, authority, arithmetic, order and time. */
export const contractMutants: readonly Mutant[] = [
  ...deploymentMutants,
  ...readsMutants,
  ...pricesMutants,
  ...membersMutants,
  ...entriesMutants,
  ...boxesMutants,
  ...withdrawalsMutants,
  ...ranksMutants,
  ...settlementMutants,
  ...typesMutants,
  ...viewsMutants,
  ...invariantMutants,
  ...vaultTradeMutants,
  ...vaultDecisionMutants,
];
