import type { Mutant } from "../mutant.ts";

const adminTest = "apps/server/src/cli/admin/admin.test.ts";
const tracingTest = "apps/server/src/tracing/tracing.test.ts";
const secretTest = "requests, statements, node calls and ticks arrive as spans, without a secret";

/** Deliberate bugs of the operator's commands and of traces. */
export const operatingMutants: readonly Mutant[] = [
  {
    name: "admin-ends-all-sessions",
    file: "apps/server/src/cli/admin/sessions.ts",
    text: "return address === undefined ? null : readOwner(config, address);",
    replacement: "return null;",
    reason: "Ending the sessions of one account signs out all members.",
    test: { file: adminTest, name: "sessions > are counted, listed without tokens, and ended by account" },
  },
  {
    name: "admin-without-the-role",
    file: "apps/server/src/cli/admin/hold-role.ts",
    text: 'await leadByLock(url, createLog("silent"))(role, task, stop.signal);',
    replacement: "await task.work();",
    reason: "A command changes the index under a running indexer.",
    test: { file: adminTest, name: "the index > does not change while an indexer runs" },
  },
  {
    name: "rewind-to-any-text",
    file: "apps/server/src/cli/admin/index-commands.ts",
    text: 'typeof text === "string" && /^\\d{1,15}$/.test(text)',
    replacement: 'typeof text === "string"',
    reason: "A wrong block number ends with an internal error.",
    test: { file: adminTest, name: "the index > does not go back to a block that it cannot check" },
  },
  {
    name: "key-replaced-without-its-money",
    file: "apps/server/src/cli/admin/keeper-commands.ts",
    text: "await moveFunds(context, present, address));",
    replacement: 'await moveFunds(context, present, address).catch(() => ""));',
    reason: "The keeper gets a key without POL, and the rest stays on the key before.",
    test: { file: adminTest, name: "the keeper > keeps its key when the POL cannot be moved" },
  },
  {
    name: "key-replaced-under-a-keeper",
    file: "apps/server/src/cli/admin/keeper-commands.ts",
    text: 'holdRole(context.open.url, "keeper",',
    replacement: 'holdRole(context.open.url, "indexer",',
    reason: "A running keeper loses its POL in the middle of a settlement.",
    test: {
      file: adminTest,
      name: "the keeper > keeps its key while a keeper runs, and when the key is not in files",
    },
  },
  {
    name: "settings-without-the-chain",
    file: "apps/server/src/cli/admin/check-settings.ts",
    text: "    await requireSameSource(open.database, connectChain(nodes), chain, { isIndexer: false });\n",
    replacement: "",
    reason: "The check accepts the address of another contract.",
    test: { file: adminTest, name: "the settings > name a plan that is not on the chain" },
  },
  {
    name: "help-runs-the-command",
    file: "apps/server/src/cli/admin/arguments.ts",
    text: 'if (rest.includes("--help"))',
    replacement: 'if (rest[0] === "--help")',
    reason: "A help option after another option is an error.",
    test: {
      file: "apps/server/src/cli/admin/arguments.test.ts",
      name: "--help of a command describes it and its options instead of running it",
    },
  },
  {
    name: "trace-with-error-message",
    file: "apps/server/src/tracing/trace.ts",
    text: "error instanceof Error ? error.name : typeof error",
    replacement: "String(error)",
    reason: "The message of a node's error tells the collector its key.",
    test: {
      file: tracingTest,
      name: "a collector that is down changes no result, and an error is recorded only by its class",
    },
  },
  {
    name: "trace-with-the-path",
    file: "apps/server/src/tracing/trace-requests.ts",
    text: "const route = toRoute(request);",
    replacement: "const route = request.url;",
    reason: "Tokens in queries leave the machine.",
    test: { file: tracingTest, name: secretTest },
  },
  {
    name: "trace-with-parameters",
    file: "apps/server/src/tracing/trace-queries.ts",
    text: 'event.query.sql.replace(/\\s+/g, " ")',
    replacement: 'event.query.sql.concat(" ", event.query.parameters.join())',
    reason: "Accounts and mail addresses leave the machine.",
    test: { file: tracingTest, name: secretTest },
  },
  {
    name: "half-a-trace",
    file: "apps/server/src/tracing/otlp-tracer.ts",
    text: "  if (parent?.spanId === null) return parent;\n",
    replacement: "",
    reason: "Spans arrive without the request that they belong to.",
    test: { file: tracingTest, name: "samples whole traces at the configured ratio" },
  },
  {
    name: "stale-lock-replaced-unchecked",
    file: "apps/server/src/lib/lock-file.ts",
    text: "if (!(await isStale(path))) return false;\n    await rename(draft, path);",
    replacement: "await rename(draft, path);",
    reason: "A process that was suspended takes the lock of another that was faster.",
    test: {
      file: "apps/server/src/lib/lock-file.test.ts",
      name: "gives a stale lock to one of many concurrent callers, and each error names its process",
    },
  },
];
