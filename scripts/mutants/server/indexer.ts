import type { Mutant } from "../mutant.ts";

/** Deliberate bugs of the indexer: reorganisations, final blocks, figures. */
export const indexerMutants: readonly Mutant[] = [
  {
    name: "checkpoint-by-number-only",
    file: "apps/server/src/indexer/checkpoint.ts",
    text: `    .where("block_hash", "=", from.hash)
`,
    replacement: "",
    reason: "An indexer that missed a reorganisation writes on top of other blocks.",
    test: {
      file: "apps/server/src/indexer/step.test.ts",
      name: "an outdated indexer > adds nothing to another block of its checkpoint's number",
    },
  },
  {
    name: "slower-indexer-writes",
    file: "apps/server/src/indexer/commit.ts",
    text: `    if (!(await moveCheckpoint(transaction, from, to))) return null;
    await storeRawLogs`,
    replacement: `    await moveCheckpoint(transaction, from, to);
    await storeRawLogs`,
    reason: "Two indexers write the same events.",
    test: {
      file: "apps/server/src/indexer/indexer.test.ts",
      name: "following the chain > the slower of two indexers on one database changes nothing",
    },
  },
  {
    name: "slower-indexer-rolls-back",
    file: "apps/server/src/indexer/commit.ts",
    text: `    if (!(await moveCheckpoint(transaction, from, to))) return null;
    await undoBlocks`,
    replacement: `    await moveCheckpoint(transaction, from, to);
    await undoBlocks`,
    reason: "An outdated indexer undoes blocks of the current one.",
    test: { file: "apps/server/src/indexer/step.test.ts", name: "an outdated indexer > rolls nothing back" },
  },
  {
    name: "forecast-after-rollback",
    file: "apps/server/src/indexer/provisional-points.ts",
    text: "before !== null && before.rollbacks === now.rollbacks",
    replacement: "before !== null",
    reason: "The forecast contains entries of removed blocks.",
    test: {
      file: "apps/server/src/indexer/provisional-points.test.ts",
      name: "equals the model after entries, closed rounds and rollbacks, at once and later",
    },
  },
  {
    name: "forecast-after-closing",
    file: "apps/server/src/indexer/provisional-points.ts",
    text: "after === null || known?.closed !== closed",
    replacement: "after === null || known === undefined",
    reason: "The forecast counts units of a closed round again.",
    test: {
      file: "apps/server/src/indexer/provisional-points.test.ts",
      name: "starts over after a round has closed",
    },
  },
  {
    name: "forecast-after-failure",
    file: "apps/server/src/indexer/provisional-points.ts",
    text: "      included = null;\n",
    replacement: "",
    reason: "Entries of a failed refresh count twice.",
    test: {
      file: "apps/server/src/indexer/provisional-points.test.ts",
      name: "starts over after a refresh that failed",
    },
  },
  {
    name: "journal-pruned-to-the-tip",
    file: "apps/server/src/indexer/commit.ts",
    text: "pruneJournal(transaction, to.finalized)",
    replacement: "pruneJournal(transaction, to.number)",
    reason: "Blocks that are removed cannot be undone.",
    test: {
      file: "apps/server/src/indexer/indexer.test.ts",
      name: "reorganisations > removed blocks are undone and their replacements indexed",
    },
  },
  {
    name: "header-of-the-final-block-deleted",
    file: "apps/server/src/indexer/commit.ts",
    text: '"number", "<", to.finalized',
    replacement: '"number", "<=", to.finalized',
    reason: "A rewritten final block goes unnoticed.",
    test: {
      file: "apps/server/src/indexer/indexer.test.ts",
      name: "following the chain > derives the same tables from final blocks and from blocks that may still change",
    },
  },
  {
    name: "finalized-above-the-tip",
    file: "apps/server/src/indexer/commit.ts",
    text: "largest(from.finalized, smallest(finalized, tip.number))",
    replacement: "largest(from.finalized, finalized)",
    reason: "Headers that are still needed are deleted during the first synchronisation.",
    test: {
      file: "apps/server/src/indexer/step.test.ts",
      name: "the final block is never above the checkpoint and never moves back",
    },
  },
  {
    name: "finalized-moves-back",
    file: "apps/server/src/indexer/commit.ts",
    text: "largest(from.finalized, smallest(finalized, tip.number))",
    replacement: "smallest(finalized, tip.number)",
    reason: "A second node that is behind makes final blocks look changeable.",
    test: {
      file: "apps/server/src/indexer/step.test.ts",
      name: "the final block is never above the checkpoint and never moves back",
    },
  },
  {
    name: "transactions-of-removed-blocks",
    file: "apps/server/src/indexer/commit.ts",
    text: `    await transaction.deleteFrom("transactions").where("block_number", ">", to.number).execute();
`,
    replacement: "",
    reason: "Gas of removed transactions counts as paid.",
    test: {
      file: "apps/server/src/indexer/indexer.test.ts",
      name: "reorganisations > removed blocks are undone and their replacements indexed",
    },
  },
  {
    name: "head-by-number-only",
    file: "apps/server/src/indexer/step.ts",
    text: "head.number === checkpoint.number && head.hash === checkpoint.hash",
    replacement: "head.number === checkpoint.number",
    reason: "A reorganisation that keeps the height goes unnoticed.",
    test: {
      file: "apps/server/src/indexer/step.test.ts",
      name: "a reorganisation > that keeps the height is rolled back at once",
    },
  },
  {
    name: "checkpoint-not-compared-below-finality",
    file: "apps/server/src/indexer/step.ts",
    text: `    const own = await source.header(checkpoint.number);
    if (own?.hash !== checkpoint.hash) return goBack(database, source, checkpoint, head);
`,
    replacement: "",
    reason: "After a pause the index continues on blocks that the chain has removed.",
    test: {
      file: "apps/server/src/indexer/step.test.ts",
      name: "a reorganisation > whose blocks are final by now is rolled back after a pause of the indexer",
    },
  },
  {
    name: "blocks-not-linked",
    file: "apps/server/src/indexer/step.ts",
    text: "header === null || header.parentHash !== (linked.at(-1)?.hash ?? parent)",
    replacement: "header === null",
    reason: "A batch mixes blocks of two histories.",
    test: {
      file: "apps/server/src/indexer/indexer.test.ts",
      name: "reorganisations > one during the reads cuts the batch where the blocks stop following one another",
    },
  },
  {
    name: "shorter-chain-waits",
    file: "apps/server/src/indexer/find-ancestor.ts",
    text: `    if (number > head.number) continue;
`,
    replacement: "",
    reason: "The index shows removed blocks until the new chain is longer.",
    test: {
      file: "apps/server/src/indexer/step.test.ts",
      name: "a reorganisation > to a shorter chain is rolled back at once when its newest block differs",
    },
  },
  {
    name: "ancestor-not-compared",
    file: "apps/server/src/indexer/find-ancestor.ts",
    text: "if (theirs.hash === hash) return",
    replacement: "if (theirs.number === number) return",
    reason: "The index goes back to a block that the chain does not have.",
    test: {
      file: "apps/server/src/indexer/indexer.test.ts",
      name: "reorganisations > removed blocks are undone and their replacements indexed",
    },
  },
  {
    name: "prefetched-blocks-skipped",
    file: "apps/server/src/indexer/source/final-blocks.ts",
    text: `    if (ahead[0]?.from !== after + 1n) ahead = [];
`,
    replacement: "",
    reason: "After another indexer moved the checkpoint, events of a whole range are lost.",
    test: {
      file: "apps/server/src/indexer/source/final-blocks.test.ts",
      name: "runs that do not follow the checkpoint are read again",
    },
  },
  {
    name: "halt-not-stored",
    file: "apps/server/src/indexer/run-indexer.ts",
    text: `        await markHalted(database, error.message);
`,
    replacement: "",
    reason: "The health endpoint calls a stopped index healthy.",
    test: {
      file: "apps/server/src/indexer/indexer.test.ts",
      name: "reorganisations > one below the finalized block stops the index",
    },
  },
  {
    name: "every-sponsor-earns",
    file: "apps/server/src/indexer/derive/entries.ts",
    text: `  if (sponsor_id <= ROOT) return 0n;
  const sponsor = requireSeat(tables, log, sponsor_id);
  if (sponsor.units === 0) return 0n;
`,
    replacement: `  const sponsor = requireSeat(tables, log, sponsor_id);
`,
    reason: "The root, and sponsors without units, earn commissions in the index only.",
    test: {
      file: "apps/server/src/indexer/closed-rounds.test.ts",
      name: "entries count for their round and their sponsors, and the open round has a forecast of points",
    },
  },
  {
    name: "members-of-closed-rounds-again",
    file: "apps/server/src/indexer/derive/read-round.ts",
    text: `round > \${after} and round <= \${round}`,
    replacement: `round >= \${after} and round <= \${round}`,
    reason: "Members are counted below a leg on two days.",
    test: {
      file: "apps/server/src/indexer/closed-rounds.test.ts",
      name: "a settlement that the chain removes is undone and repeated from the replacement",
    },
  },
  {
    name: "second-withdrawal-replaces-first",
    file: "apps/server/src/indexer/derive/withdrawals.ts",
    text: "withdrawn: seat.withdrawn + amount",
    replacement: "withdrawn: amount",
    reason: "A box shows money that was withdrawn before.",
    test: {
      file: "apps/server/src/indexer/members.test.ts",
      name: "usernames, accounts, withdrawals and credits change the tables and the history",
    },
  },
  {
    name: "forecast-of-closed-rounds",
    file: "apps/server/src/indexer/provisional-points.ts",
    text: " and closed_at is null",
    replacement: "",
    reason: "Closed rounds have a forecast next to their points.",
    test: {
      file: "apps/server/src/indexer/closed-rounds.test.ts",
      name: "a closed round is settled as in the contract, and equals its forecast",
    },
  },
  {
    name: "interrupted-index-kept",
    file: "apps/server/src/database/online-migration.ts",
    text: `  if (isValid === false) await sql\`drop index concurrently \${sql.ref(index)}\`.execute(connection);
`,
    replacement: "",
    reason: "A migration that was killed while it built an index never completes.",
    test: {
      file: "apps/server/src/database/online-migration.test.ts",
      name: "continues after kill -9 in each step, and repeats no batch",
    },
  },
  {
    name: "page-of-all-partitions",
    file: "apps/server/src/routes/history/find-history.ts",
    text: `line.block_number <= \${block}
    and `,
    replacement: "",
    reason: "A page of history searches the partitions of all earlier pages.",
    test: {
      file: "apps/server/src/routes/members/index-use.test.ts",
      name: "a page of history reads no more partitions than it has lines in",
    },
  },
  {
    name: "rebuild-of-other-events",
    file: "apps/server/src/indexer/rebuild/progress.ts",
    text: "if (row?.source === source) {",
    replacement: "if (row !== undefined) {",
    reason: "A rebuild continues one of other events or of older tables.",
    test: {
      file: "apps/server/src/indexer/rebuild/rebuild.test.ts",
      name: "continues a rebuild of the same version, and starts over for another version or migration",
    },
  },
  {
    name: "rebuild-by-two",
    file: "apps/server/src/indexer/rebuild/progress.ts",
    text: "if (rows[0]?.events !== events) throw",
    replacement: "if (rows[0] === undefined) throw",
    reason: "Of two processes that rebuild, both add the same rows.",
    test: {
      file: "apps/server/src/indexer/rebuild/rebuild.test.ts",
      name: "writes nothing after another process has moved it on",
    },
  },
  {
    name: "swap-over-migration",
    file: "apps/server/src/indexer/rebuild/rebuild.ts",
    text: "    // A migration may have changed them since.\n    await lockSource(transaction, version);\n",
    replacement: "",
    reason: "A rebuild that waits for readers takes away the columns of a migration.",
    test: {
      file: "apps/server/src/indexer/rebuild/rebuild.test.ts",
      name: "does not replace tables that a migration has changed while it waited",
    },
  },
  {
    name: "backfill-of-replaced-blocks",
    file: "apps/server/src/indexer/backfill.ts",
    text: "if (header.hash === begun.place.blockHash) return begun;",
    replacement: "if (header.number === begun.place.block) return begun;",
    reason: "The first index contains events of blocks that the node has replaced.",
    test: {
      file: "apps/server/src/indexer/backfill.test.ts",
      name: "starts over when the node has replaced a block that it had read",
    },
  },
  {
    name: "backfill-without-raw-logs",
    file: "apps/server/src/indexer/rebuild/derive-batches.ts",
    text: "        await memory.addLogs(transaction, batch.logs);\n",
    replacement: "",
    reason: "An index that is built from the chain cannot be rebuilt from its raw logs.",
    test: {
      file: "apps/server/src/indexer/backfill.test.ts",
      name: "one step takes an empty index to the last final block, and later ones follow the chain",
    },
  },
  {
    name: "backfill-not-saved",
    file: "apps/server/src/indexer/rebuild/derive-batches.ts",
    text: "      await saveProgress(transaction, reached, memory);\n",
    replacement: "",
    reason: "A backfill that stops reads the chain from the first block again.",
    test: {
      file: "apps/server/src/indexer/backfill.test.ts",
      name: "a stopped or failed backfill shows nothing and continues where it was saved",
    },
  },
  {
    name: "backfill-saved-without-rows",
    file: "apps/server/src/indexer/rebuild/derive-batches.ts",
    text: "      await memory.flush(transaction);\n",
    replacement: "",
    reason: "A backfill that continues lacks the rows that were not written before it stopped.",
    test: {
      file: "apps/server/src/indexer/backfill.test.ts",
      name: "a stopped or failed backfill shows nothing and continues where it was saved",
    },
  },
  {
    name: "snapshot-before-swap",
    file: "apps/server/src/database/checkpoint.ts",
    text: 'FIRST_REPLACED = "members"',
    replacement: 'FIRST_REPLACED = "avatars"',
    reason: "A check that begins during a rebuild's swap finds empty tables.",
    test: {
      file: "apps/server/src/indexer/rebuild/snapshot.test.ts",
      name: "has the rows of tables that are replaced at the same time",
    },
  },
  {
    name: "plain-migration-waits",
    file: "apps/server/src/database/migrate.ts",
    text: "    await limitLockWaits(transaction);\n",
    replacement: "",
    reason: "A migration waits for a long reader for ever, with all later readers behind it.",
    test: {
      file: "apps/server/src/database/migrate.test.ts",
      name: "a table in use > ends the migration after some attempts, with the session that holds it",
    },
  },
];
