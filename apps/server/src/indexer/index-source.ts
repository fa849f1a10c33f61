import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, BlockNotFoundError, isAddressEqual } from "viem";
import type { ChainClient } from "../chain/client.ts";
import type { ChainConfig } from "../config/config.ts";
import type { Database, PlanName, Tables } from "../database/tables.ts";
import { OperatorError } from "../lib/operator-error.ts";
import { readPlan } from "./read-plan.ts";
import { dropDraft } from "./rebuild/draft-tables.ts";

/** Raise it whenever `derive` writes different rows: the indexer then rebuilds the tables from the raw logs. */
export const DERIVED_VERSION = 4;

type SourceConfig = Pick<ChainConfig, "id" | "plan" | "plus" | "planBlock">;

interface Source {
  chain_id: bigint;
  plan_block: bigint;
  plan_block_hash: string;
  /** The core plan first. */
  plans: readonly Tables["plans"][];
}

/**
 * Makes sure that node, configuration and database are about the same plans. In an empty database an indexer stores which
 * plans these are.
 *
 * @throws OperatorError that names the difference
 */
export async function requireSameSource(
  database: Database,
  client: ChainClient,
  chain: SourceConfig,
  { isIndexer }: { isIndexer: boolean },
): Promise<void> {
  const kept = await readStored(database);
  const found = await readSource(client, chain, kept?.plan_block ?? chain.planBlock);
  if (kept !== undefined) requireEqual(kept, found);
  else if (isIndexer) await store(database, found);
}

/** Makes the next indexer rebuild the derived tables from the raw logs, from the first one on. */
export async function requestRebuild(database: Database): Promise<void> {
  await dropDraft(database);
  await database.updateTable("index_source").set({ derived_version: 0 }).execute();
}

async function readStored(database: Database): Promise<Source | undefined> {
  const kept = await database.selectFrom("index_source").selectAll().executeTakeFirst();
  if (kept === undefined) return undefined;
  return { ...kept, plans: await database.selectFrom("plans").selectAll().orderBy("plan").execute() };
}

async function store(database: Database, { plans, ...source }: Source): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const noted = await transaction
      .insertInto("index_source")
      .values({ ...source, derived_version: DERIVED_VERSION })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (noted.numInsertedOrUpdatedRows === 1n) await transaction.insertInto("plans").values(plans).execute();
  });
}

async function readSource(client: ChainClient, chain: SourceConfig, planBlock: bigint): Promise<Source> {
  const id = await client.getChainId();
  if (id !== chain.id) {
    throw new OperatorError(
      `The node at RPC_URL is on chain ${id}, but CHAIN_ID is ${chain.id}. Correct one of the two.`,
    );
  }
  const plans = [await requirePlan(client, chain, "core", chain.plan)];
  if (chain.plus !== null) {
    plans.push(await requirePlan(client, chain, "plus", chain.plus));
    await requireBound(client, chain.plan, chain.plus);
  }
  return {
    chain_id: BigInt(id),
    plan_block: planBlock,
    plan_block_hash: await readBlockHash(client, planBlock),
    plans,
  };
}

async function requirePlan(client: ChainClient, { id }: SourceConfig, plan: PlanName, address: Address) {
  const found = await readPlan(client, plan, address);
  if (found !== null) return found;
  const variable = plan === "core" ? "PLAN_ADDRESS" : "PLUS_ADDRESS";
  throw new OperatorError(
    `There is no plan contract at ${variable} ${address} on chain ${id}. Set ${variable} to the address that the deployment printed.`,
  );
}

async function requireBound(client: ChainClient, plan: Address, plus: Address): Promise<void> {
  const core = await client.readContract({ address: plus, abi: planAbi, functionName: "core" });
  if (isAddressEqual(core, plan)) return;
  throw new OperatorError(
    `The plan at PLUS_ADDRESS ${plus} belongs to the core plan ${core}, but PLAN_ADDRESS is ${plan}. Correct one of the two.`,
  );
}

function requireEqual(kept: Source, found: Source): void {
  const parts = ["chain_id", "plan_block_hash"] as const;
  const samePlans =
    kept.plans.length === found.plans.length &&
    kept.plans.every(({ address, code_hash }, index) => {
      const other = found.plans[index];
      return address === other?.address && code_hash === other.code_hash;
    });
  if (samePlans && parts.every((part) => kept[part] === found[part])) return;
  const plans = kept.plans.map(({ plan, address }) => `${plan} ${address}`).join(", ");
  throw new OperatorError(
    `The database was built from another chain or other plans (${plans} on chain ${kept.chain_id}, from block ${kept.plan_block}). Restore the configuration, or set DATA_DIR or DATABASE_URL to an empty database.`,
  );
}

async function readBlockHash(client: ChainClient, number: bigint): Promise<string> {
  try {
    return (await client.getBlock({ blockNumber: number })).hash;
  } catch (error) {
    if (!(error instanceof BlockNotFoundError)) throw error;
    throw new OperatorError(
      `The node does not have block ${number}, in which the plan was deployed. Correct PLAN_BLOCK, or wait until the node has caught up.`,
    );
  }
}
