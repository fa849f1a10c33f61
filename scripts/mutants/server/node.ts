import type { Mutant } from "../mutant.ts";

/** Deliberate bugs in what the indexer accepts from its node and from an older index. */
export const nodeMutants: readonly Mutant[] = [
  {
    name: "contradiction-at-once",
    file: "apps/server/src/indexer/run-indexer.ts",
    text: "!(error instanceof RulesContradictedError) || failures >= RULE_RETRIES",
    replacement: "true",
    reason: "One partial response of the node stops the index for good.",
    test: {
      file: "apps/server/src/indexer/untrusted-node.test.ts",
      name: "a missing purchase is detected when its round is closed, and the blocks are read again",
    },
  },
  {
    name: "units-not-compared",
    file: "apps/server/src/indexer/derive/close-round.ts",
    text: `    units: [settlement.units, units],
`,
    replacement: "",
    reason: "A purchase that the node leaves out changes what members earn.",
    test: {
      file: "apps/server/src/indexer/untrusted-node.test.ts",
      name: "the index stops when the purchase stays missing, and names the difference",
    },
  },
  {
    name: "gap-of-members",
    file: "apps/server/src/indexer/derive/seats.ts",
    text: "if (id !== tables.nextMember)",
    replacement: "if (id < tables.nextMember)",
    reason: "A batch without a registration is written.",
    test: {
      file: "apps/server/src/indexer/indexer.test.ts",
      name: "an unreliable node > writes nothing of a batch that lacks an event",
    },
  },
  {
    name: "transaction-of-a-removed-block",
    file: "apps/server/src/indexer/transactions.ts",
    text: `
          and block_hash = mined.block_hash)`,
    replacement: ")",
    reason: "A member pays gas of a block that the chain removed.",
    test: {
      file: "apps/server/src/indexer/untrusted-node.test.ts",
      name: "a transaction > of another block than its events is not stored",
    },
  },
  {
    name: "transactions-skipped",
    file: "apps/server/src/indexer/transactions.ts",
    text: "found.slice(0, missing < 0 ? found.length : missing).filter(",
    replacement: "found.filter(",
    reason: "A transaction that the node lacked once is never read.",
    test: {
      file: "apps/server/src/indexer/untrusted-node.test.ts",
      name: "a transaction > that the node lacks at first is read before later ones",
    },
  },
  {
    name: "index-of-other-plans",
    file: "apps/server/src/indexer/index-source.ts",
    text: "if (samePlans && parts.every(",
    replacement: "if (samePlans || parts.every(",
    reason: "An index of both plans continues as one of the core plan.",
    test: {
      file: "apps/server/src/indexer/index-source.test.ts",
      name: "an index of both plans does not serve the core plan alone",
    },
  },
  {
    name: "old-tables-kept",
    file: "apps/server/src/indexer/rebuild-outdated.ts",
    text: "source.derived_version !== DERIVED_VERSION",
    replacement: "source.derived_version > DERIVED_VERSION",
    reason: "After an update the tables keep the errors of the version before.",
    test: {
      file: "apps/server/src/indexer/index-source.test.ts",
      name: "tables of an older version are rebuilt from the raw logs",
    },
  },
  {
    name: "block-range-of-zero",
    file: "apps/server/src/chain/block-range.ts",
    text: "if (size === 1n || !isNodeError(error)) return false;",
    replacement: "if (!isNodeError(error)) return false;",
    reason: "A node that refuses everything makes the indexer ask for no blocks.",
    test: {
      file: "apps/server/src/chain/block-range.test.ts",
      name: "the size > never falls below one block",
    },
  },
];
