import { existsSync } from "node:fs";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { sql } from "kysely";
import { type Address, BaseError, zeroAddress } from "viem";
import { readCheckpoint, readSnapshot } from "../../database/checkpoint.ts";
import { openEmbedded } from "../../database/open-embedded.ts";
import { parseHex } from "../../database/parse-hex.ts";
import type { OpenDatabase } from "../../database/postgres.ts";
import { openPostgres } from "../../database/postgres.ts";
import type { Database } from "../../database/tables.ts";
import { IndexHaltError } from "../../indexer/derive/errors.ts";
import { createLog } from "../../lib/log.ts";
import { OperatorError } from "../../lib/operator-error.ts";
import { buildIndex } from "./build-index.ts";
import { connectNode, type Node } from "./contract.ts";
import { findPlanBlock } from "./find-plan-block.ts";
import type { Options } from "./options.ts";
import { type Verdict, verifyIndex } from "./verify-index.ts";

/** Milliseconds between two progress messages. */
const PROGRESS_INTERVAL = 2_000;

/** Compares an index with the contracts. It only reads, and prints progress to standard error. */
export async function verify(options: Options): Promise<Verdict> {
  const node = connectNode(options.rpcUrl);
  await requireCore(node, options);
  const open = options.index === null ? await rebuild(node, options) : await openIndex(options.index);
  try {
    // Its server may continue to write, and to rebuild the index.
    return await readSnapshot(open.database, (snapshot) => compare(snapshot, node, options));
  } finally {
    await open.close();
  }
}

/** Detects swapped addresses early: later they would cause misleading differences. */
async function requireCore(node: Node, { plan, plus }: Options): Promise<void> {
  const readCore = (address: Address) => node.readContract({ address, abi: planAbi, functionName: "core" });
  if ((await readCore(plan)) !== zeroAddress) {
    throw new OperatorError(
      `The plan at ${plan} is a Plus plan. Pass it with --plus, and its core plan with --plan.`,
    );
  }
  if (plus !== null && (await readCore(plus)) !== plan) {
    throw new OperatorError(`The plan at ${plus} is not the Plus plan of ${plan}. Correct --plan or --plus.`);
  }
}

async function compare(database: Database, node: Node, options: Options): Promise<Verdict> {
  // Sums over all members are slow, and the transaction waits for responses of the node.
  await sql`set local statement_timeout = 0`.execute(database);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(database);
  const block = await requireBlock(database, node);
  const plans = await requirePlans(database, options);
  return verifyIndex(database, { node, plans, block, sample: options.sample, note: note() });
}

async function rebuild(node: Node, options: Options): Promise<OpenDatabase> {
  const planBlock = options.planBlock ?? (await findPlanBlock(node, options.plan));
  return buildIndex({ ...options, node, planBlock, note: note() });
}

async function openIndex(index: NonNullable<Options["index"]>): Promise<OpenDatabase> {
  const log = createLog("silent");
  if ("url" in index) return openPostgres(index.url, log, 1);
  if (!existsSync(index.folder))
    throw new OperatorError(`There is no database in ${index.folder}. Correct --data-dir.`);
  return openEmbedded(index.folder, log, 1);
}

/** The newest block of the index. The node must have it too. */
async function requireBlock(database: Database, node: Node) {
  const checkpoint = await readCheckpoint(database);
  if (checkpoint === null)
    throw new OperatorError("The index is empty. Run the command again when the indexer has started.");
  const { number } = checkpoint;
  const hash = parseHex(checkpoint.hash);
  const block = await node.getBlock({ blockNumber: number });
  if (block.hash === hash) return { number, hash };
  throw new OperatorError(
    `The node's block ${number} differs from the one in the index. Run the command again after the reorganisation, or check the chain of --rpc.`,
  );
}

/** The plans of the options. The index must have them. */
async function requirePlans(database: Database, { plan, plus }: Options) {
  const rows = await database.selectFrom("plans").select(["plan", "address"]).execute();
  const has = (address: string) => rows.some((row) => row.address.toLowerCase() === address.toLowerCase());
  for (const address of [plan, ...(plus === null ? [] : [plus])]) {
    if (!has(address)) throw new OperatorError(`The index has no plan at ${address}. Correct the address.`);
  }
  return { core: plan, plus };
}

/** Prints progress to standard error from time to time. */
function note(): (progress: string) => void {
  let printedAt = performance.now();
  return (progress) => {
    if (performance.now() - printedAt < PROGRESS_INTERVAL) return;
    printedAt = performance.now();
    process.stderr.write(`${progress}\n`);
  };
}

/** Why the command could not compare, for the operator. */
export function toReason(error: unknown): string {
  if (error instanceof OperatorError || error instanceof IndexHaltError) return error.message;
  // viem's full message contains the URL of the node, often with a key.
  if (error instanceof BaseError) {
    return `${error.shortMessage.replace(/\.+$/, "")}. Check the plan's address and the node; old blocks need an archive node.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
