import { existsSync } from "node:fs";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { sql } from "kysely";
import { type Address, BaseError, zeroAddress } from "viem";
import { asHex } from "../../database/as-hex.ts";
import { readCheckpoint } from "../../database/checkpoint.ts";
import { openEmbedded } from "../../database/open-embedded.ts";
import type { OpenDatabase } from "../../database/postgres.ts";
import { openPostgres } from "../../database/postgres.ts";
import type { Database } from "../../database/tables.ts";
import { IndexHalt, RulesContradicted } from "../../indexer/derive/errors.ts";
import { createLog } from "../../lib/log.ts";
import { Problem } from "../../lib/problem.ts";
import { connectNode, type Node } from "./contract.ts";
import { findPlanBlock } from "./find-plan-block.ts";
import { type Options, readOptions, usage } from "./options.ts";
import { rebuildIndex } from "./rebuild.ts";
import { describeVerdict } from "./report.ts";
import { type Verdict, verifyIndex } from "./verify-index.ts";

/** Milliseconds between two words about how far it is. */
const NOTE_EVERY = 2_000;

/** Exit code 0: all agrees; 1: something differs; 2: it could not be checked. */
async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.includes("--help")) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  try {
    const verdict = await verify(readOptions(args));
    process.stdout.write(`${describeVerdict(verdict)}\n`);
    return verdict.differences.length === 0 ? 0 : 1;
  } catch (error) {
    // The index would not be made, since a round is not what its entries come to: that is a difference.
    if (error instanceof RulesContradicted) {
      process.stdout.write(`${error.message}\n`);
      return 1;
    }
    process.stderr.write(`Not checked: ${reasonOf(error)}\n`);
    return 2;
  }
}

async function verify(options: Options): Promise<Verdict> {
  const node = connectNode(options.rpcUrl);
  await requireCore(node, options);
  const open = options.index === null ? await rebuild(node, options) : await openIndex(options.index);
  try {
    // One picture of the index, though its server may go on writing.
    return await open.database
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((database) => compare(database, node, options));
  } finally {
    await open.close();
  }
}

/** The two addresses in each other's place would be told as something else much later. */
async function requireCore(node: Node, { plan, plus }: Options): Promise<void> {
  const coreOf = (address: Address) => node.readContract({ address, abi: planAbi, functionName: "core" });
  if ((await coreOf(plan)) !== zeroAddress) {
    throw new Problem(
      `The plan at ${plan} is a Plus plan: give it with --plus, and its core plan with --plan.`,
    );
  }
  if (plus !== null && (await coreOf(plus)) !== plan) {
    throw new Problem(`The plan at ${plus} is not the Plus plan of ${plan}.`);
  }
}

async function compare(database: Database, node: Node, options: Options): Promise<Verdict> {
  // Sums over all members take their time, and the transaction waits for the node's answers.
  await sql`set local statement_timeout = 0`.execute(database);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(database);
  const block = await requireBlock(database, node);
  const plans = await requirePlans(database, options);
  return verifyIndex(database, { node, plans, block, sample: options.sample, note: note() });
}

async function rebuild(node: Node, options: Options): Promise<OpenDatabase> {
  const planBlock = options.planBlock ?? (await findPlanBlock(node, options.plan));
  return rebuildIndex({ ...options, node, planBlock, note: note() });
}

async function openIndex(index: NonNullable<Options["index"]>): Promise<OpenDatabase> {
  const log = createLog("silent");
  if ("url" in index) return openPostgres(index.url, log, 1);
  if (!existsSync(index.folder)) throw new Problem(`There is no database in ${index.folder}.`);
  return openEmbedded(index.folder, log, 1);
}

/** The index's newest block, which the node has to have too. */
async function requireBlock(database: Database, node: Node) {
  const checkpoint = await readCheckpoint(database);
  if (checkpoint === null) throw new Problem("The index has not begun yet.");
  const { number } = checkpoint;
  const hash = asHex(checkpoint.hash);
  const block = await node.getBlock({ blockNumber: number });
  if (block.hash === hash) return { number, hash };
  throw new Problem(
    `The node has another block ${number} than the index: a reorganisation that is not over, or another chain. Run it again.`,
  );
}

/** The plans that were asked for; the index has to be one of theirs. */
async function requirePlans(database: Database, { plan, plus }: Options) {
  const rows = await database.selectFrom("plans").select(["plan", "address"]).execute();
  const has = (address: string) => rows.some((row) => row.address.toLowerCase() === address.toLowerCase());
  for (const address of [plan, ...(plus === null ? [] : [plus])]) {
    if (!has(address)) throw new Problem(`The index knows no plan at ${address}.`);
  }
  return { core: plan, plus };
}

/** Says how far it is, now and then, where somebody may be looking. */
function note(): (progress: string) => void {
  let said = performance.now();
  return (progress) => {
    if (performance.now() - said < NOTE_EVERY) return;
    said = performance.now();
    process.stderr.write(`${progress}\n`);
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof Problem || error instanceof IndexHalt) return error.message;
  // viem's full message holds the node's URL, and often a key in it.
  if (error instanceof BaseError) {
    return `${error.shortMessage.replace(/\.+$/, "")}. Either there is no plan at that address, or the node is away, or it has forgotten the state after that block: an archive node has it.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

process.exitCode = await main();
