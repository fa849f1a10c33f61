import { contractMutants } from "./contracts/all.ts";
import { vaultDecisionMutants } from "./contracts/vault-decisions.ts";
import { vaultTradeMutants } from "./contracts/vault-executions.ts";
import type { Mutant } from "./mutant.ts";
import { authMutants } from "./server/auth.ts";
import { connectionMutants } from "./server/connections.ts";
import { indexerMutants } from "./server/indexer.ts";
import { keeperMutants } from "./server/keeper.ts";
import { limitMutants } from "./server/limits.ts";
import { moneyMutants } from "./server/money.ts";
import { nodeMutants } from "./server/node.ts";
import { operatingMutants } from "./server/operating.ts";
import { rankMutants } from "./server/ranks.ts";

/** All mutants, by the names that select a part of them. */
export const mutantGroups: Readonly<Record<string, readonly Mutant[]>> = {
  contracts: contractMutants,
  vault: [...vaultTradeMutants, ...vaultDecisionMutants],
  server: [
    ...authMutants,
    ...moneyMutants,
    ...rankMutants,
    ...indexerMutants,
    ...nodeMutants,
    ...keeperMutants,
    ...limitMutants,
    ...operatingMutants,
    ...connectionMutants,
  ],
  auth: authMutants,
  money: moneyMutants,
  ranks: rankMutants,
  indexer: [...indexerMutants, ...nodeMutants],
  keeper: keeperMutants,
  limits: limitMutants,
  operating: operatingMutants,
  connections: connectionMutants,
};
