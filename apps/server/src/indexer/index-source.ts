import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { BlockNotFoundError, ContractFunctionExecutionError, keccak256 } from "viem";
import type { ChainClient } from "../chain/client.ts";
import type { ChainConfig } from "../config.ts";
import type { Database, Tables } from "../database/tables.ts";
import { Problem } from "../problem.ts";
import { rederive } from "./raw-logs.ts";

/** Raised whenever `derive` writes something else than before: the tables are then made again from the raw logs. */
const DERIVED_VERSION = 2;

type Source = Omit<Tables["index_source"], "only_row" | "derived_version">;

/**
 * Makes sure that the node, the configuration and what the database was built from are one and the same plan. An indexer
 * notes it in an empty database.
 *
 * @throws Problem that says which of them is another
 */
export async function requireSameSource(
  database: Database,
  client: ChainClient,
  chain: ChainConfig,
  { isIndexer }: { isIndexer: boolean },
): Promise<void> {
  const kept = await database.selectFrom("index_source").selectAll().executeTakeFirst();
  const found = await readSource(client, chain, kept?.plan_block ?? chain.planBlock);
  if (kept !== undefined) requireEqual(kept, found);
  if (!isIndexer) return;
  if (kept === undefined) {
    await database
      .insertInto("index_source")
      .values({ ...found, derived_version: DERIVED_VERSION })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else if (kept.derived_version !== DERIVED_VERSION) {
    await database.transaction().execute(async (transaction) => {
      await rederive(transaction);
      await transaction.updateTable("index_source").set({ derived_version: DERIVED_VERSION }).execute();
    });
  }
}

async function readSource(client: ChainClient, chain: ChainConfig, planBlock: bigint): Promise<Source> {
  const id = await client.getChainId();
  if (id !== chain.id) {
    throw new Problem(
      `The node at RPC_URL is on chain ${id}, but CHAIN_ID is ${chain.id}: correct one of the two.`,
    );
  }
  const code = await client.getCode({ address: chain.plan });
  const points = code === undefined ? undefined : await readPointsPerUnit(client, chain);
  if (code === undefined || points === undefined) {
    throw new Problem(
      `There is no plan contract at PLAN_ADDRESS ${chain.plan} on chain ${id}: give the address that the deployment printed.`,
    );
  }
  return {
    chain_id: BigInt(id),
    plan: chain.plan,
    plan_block: planBlock,
    plan_block_hash: await hashOfBlock(client, planBlock),
    plan_code_hash: keccak256(code),
    points_per_unit: points,
  };
}

function requireEqual(kept: Source, found: Source): void {
  const parts = ["chain_id", "plan", "plan_block_hash", "plan_code_hash"] as const;
  if (parts.every((part) => kept[part] === found[part])) return;
  throw new Problem(
    `The database was built from another chain or another plan (${kept.plan} on chain ${kept.chain_id}, deployed in block ${kept.plan_block}). Put the configuration back, or use an empty database: another DATA_DIR or DATABASE_URL.`,
  );
}

async function readPointsPerUnit(client: ChainClient, { plan }: ChainConfig): Promise<number | undefined> {
  try {
    return await client.readContract({ address: plan, abi: planAbi, functionName: "pointsPerUnit" });
  } catch (error) {
    // The contract has no such function. A node that is away fails with another error.
    if (error instanceof ContractFunctionExecutionError && isAboutContract(error)) return undefined;
    throw error;
  }
}

function isAboutContract(error: ContractFunctionExecutionError): boolean {
  return ["ContractFunctionZeroDataError", "ContractFunctionRevertedError"].includes(error.cause.name);
}

async function hashOfBlock(client: ChainClient, number: bigint): Promise<string> {
  try {
    return (await client.getBlock({ blockNumber: number })).hash;
  } catch (error) {
    if (!(error instanceof BlockNotFoundError)) throw error;
    throw new Problem(
      `The chain has no block ${number} yet, in which the plan was deployed: correct PLAN_BLOCK, or wait until the node has caught up.`,
    );
  }
}
