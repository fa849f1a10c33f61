import { sql } from "kysely";
import { connectChain } from "../../chain/client.ts";
import type { Database } from "../../database/tables.ts";
import { withoutTimeLimit } from "../../database/time-limit.ts";
import { requestRebuild } from "../../indexer/index-source.ts";
import { dropDraft } from "../../indexer/rebuild/draft-tables.ts";
import { readRebuildProgress } from "../../indexer/rebuild/progress.ts";
import { rewindIndex } from "../../indexer/rewind.ts";
import { connectSource } from "../../indexer/source/chain-source.ts";
import { countBlocksBehind, readSyncState } from "../../indexer/sync-state.ts";
import { OperatorError } from "../../lib/operator-error.ts";
import { keptTables } from "../backup/people-tables.ts";
import type { AdminCommand } from "./command.ts";
import { holdRole } from "./hold-role.ts";

/** Tables that do not come from the chain and have no backup. */
const ownTables = [
  "migrations",
  "migration_progress",
  "sessions",
  "sign_in_messages",
  "request_counts",
  "chat_turns",
  "chat_usage",
];

export const indexStatus: AdminCommand = {
  name: "index status",
  summary: "shows the block of the index, and why it has halted",
  description: "Reads the database and asks the node for its newest block. Changes nothing.",
  options: {},
  async run({ open, nodes }) {
    const state = await readSyncState({
      database: open.database,
      chain: connectChain(nodes),
    });
    const rebuild = await readRebuildProgress(open.database);
    return [
      `index block   ${state.indexedBlock ?? "none"}`,
      `node block    ${state.chainBlock ?? "unknown: the node does not respond"}`,
      `blocks behind ${countBlocksBehind(state) ?? "unknown"}`,
      `halted        ${state.halted ?? "no"}`,
      ...(rebuild === null
        ? []
        : [`rebuild       ${rebuild.events} of ${rebuild.total ?? "an unknown number of"} events`]),
    ].join("\n");
  },
};

export const indexRebuild: AdminCommand = {
  name: "index rebuild",
  summary: "rebuilds the index from stored events or from the chain",
  description:
    "Stop the indexer first. The next indexer that starts rebuilds all derived tables from the stored events. " +
    "Sessions, pictures, newsletter subscribers and queued mail stay.",
  options: {
    "from-chain": { help: "remove the stored events too, and read them again from the node: takes hours" },
  },
  async run({ open }, options) {
    return holdRole(open.url, "indexer", async () => {
      if (options["from-chain"] === true) await removeIndex(open.database);
      else await requestRebuild(open.database);
      return "The index will be rebuilt. Start the indexer: systemctl start canopy-indexer";
    });
  },
};

export const indexRewind: AdminCommand = {
  name: "index rewind",
  summary: "takes a halted index back to a block that the node confirms",
  description:
    "Stop the indexer first, and make sure with a second node that RPC_URL is right. The command compares the blocks of " +
    "the stored events with the node, removes what is after the newest equal block, and clears the halt. The next indexer " +
    "reads the later blocks again and rebuilds the derived tables.",
  options: {
    "to-block": { value: "NUMBER", help: "go back to this block, for events that a node omitted after it" },
  },
  async run({ open, config, nodes }, options) {
    const target = readBlock(options["to-block"]);
    const source = connectSource(nodes, config.chain);
    return holdRole(open.url, "indexer", async () => {
      const { from, to } = await rewindIndex(open.database, source, target);
      return `The index was at block ${from} and is at block ${to}. Start the indexer: systemctl start canopy-indexer`;
    });
  },
};

function readBlock(text: string | boolean | undefined): bigint | null {
  if (text === undefined) return null;
  if (typeof text === "string" && /^\d{1,15}$/.test(text)) return BigInt(text);
  throw new OperatorError(`--to-block is ${JSON.stringify(text)}. Pass a whole number.`);
}

/** Removes everything that comes from the chain: the next indexer starts as in a new database. */
async function removeIndex(database: Database): Promise<void> {
  const others = [...keptTables, ...ownTables];
  await database.transaction().execute(async (transaction) => {
    await withoutTimeLimit(transaction);
    await dropDraft(transaction);
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'
      and not tablename = any(${others})`.execute(transaction);
    await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} restart identity`.execute(
      transaction,
    );
  });
}
