import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, ContractFunctionExecutionError, keccak256 } from "viem";
import type { ChainClient } from "../chain/client.ts";
import type { PlanName, Tables } from "../database/tables.ts";

/** What a plan's constructor fixed; null where the address has no plan. */
export async function readPlan(
  client: ChainClient,
  plan: PlanName,
  address: Address,
): Promise<Tables["plans"] | null> {
  const code = await client.getCode({ address });
  if (code === undefined) return null;
  const parameters = await readParameters(client, address);
  return parameters && { plan, address, code_hash: keccak256(code), ...parameters };
}

async function readParameters(client: ChainClient, address: Address) {
  const contract = { address, abi: planAbi } as const;
  try {
    const [genesis, opensAt, unitUsd, pointsPerUnit, maximumUnits, shares] = await Promise.all([
      client.readContract({ ...contract, functionName: "genesis" }),
      client.readContract({ ...contract, functionName: "opensAt" }),
      client.readContract({ ...contract, functionName: "unitUSD" }),
      client.readContract({ ...contract, functionName: "pointsPerUnit" }),
      client.readContract({ ...contract, functionName: "maximumUnits" }),
      client.readContract({ ...contract, functionName: "shares" }),
    ]);
    const [sponsor, pool, hero, commons, operations] = shares;
    return {
      genesis: toDate(genesis),
      opens_at: toDate(opensAt),
      unit_usd: unitUsd.toString(),
      points_per_unit: pointsPerUnit,
      maximum_units: maximumUnits,
      sponsor_share: sponsor,
      pool_share: pool,
      hero_share: hero,
      commons_share: commons,
      operations_share: operations,
    };
  } catch (error) {
    // The contract lacks the function. A node that does not respond fails with another error.
    if (error instanceof ContractFunctionExecutionError && isAboutContract(error)) return null;
    throw error;
  }
}

function isAboutContract(error: ContractFunctionExecutionError): boolean {
  return ["ContractFunctionZeroDataError", "ContractFunctionRevertedError"].includes(error.cause.name);
}

const toDate = (seconds: bigint) => new Date(Number(seconds) * 1_000);
