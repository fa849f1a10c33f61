import type { Mutant } from "../mutant.ts";

const databaseTest = "apps/server/src/database/postgres.test.ts";
const groupTest = "apps/server/src/chain/node-group.test.ts";

/** Deliberate bugs in how a process notices that its database or its node fails without an error. */
export const connectionMutants: readonly Mutant[] = [
  {
    name: "slow-statement-cut",
    file: "apps/server/src/database/lost-responses.ts",
    text: "if (isBusy || countReceived(client) > before)",
    replacement: "if (countReceived(client) > before)",
    reason: "A statement that takes long never completes.",
    test: {
      file: databaseTest,
      name: "a pool whose connections fall silent > waits for a statement that the server still works on",
    },
  },
  {
    name: "silent-connection-reused",
    file: "apps/server/src/database/lost-responses.ts",
    text: "return (respondedAt.get(client) ?? now()) >= lostAt;",
    replacement: "return true;",
    reason: "Every idle connection of a silent network costs one request.",
    test: {
      file: databaseTest,
      name: "a pool whose connections fall silent > drops them, and serves the next requests on new ones",
    },
  },
  {
    name: "single-node-asked-once",
    file: "apps/server/src/chain/node-group.ts",
    text: "Math.max(members.length, LEAST_TRIES)",
    replacement: "members.length",
    reason: "A silent connection fails the request although its node works.",
    test: {
      file: groupTest,
      name: "a node that fails > is asked again on another connection if it is the only one",
    },
  },
  {
    name: "node-back-at-once",
    file: "apps/server/src/chain/node-group.ts",
    text: "(passes >= PASSES || index === inUse)",
    replacement: "(passes >= 1 || index === inUse)",
    reason: "An unstable node is used again and again.",
    test: { file: groupTest, name: "a node that fails > is used again after three checks" },
  },
  {
    name: "silent-node-kept",
    file: "apps/server/src/chain/node-group.ts",
    text: `        judge(member, "silent");
        choose();
`,
    replacement: "",
    reason: "Each request waits for the silent node until the next check.",
    test: { file: groupTest, name: "a node that fails > is used again after three checks" },
  },
  {
    name: "forked-node-kept",
    file: "apps/server/src/chain/compare-nodes.ts",
    text: "agreed !== null && anchor !== null && anchor !== agreed",
    replacement: "agreed === null && anchor !== null",
    reason: "The index follows a chain that only one node has.",
    test: { file: groupTest, name: "a check > leaves a node whose chain the majority does not have" },
  },
  {
    name: "majority-of-one-of-two",
    file: "apps/server/src/chain/compare-nodes.ts",
    text: "* 2 > hashes.length",
    replacement: "* 2 >= hashes.length",
    reason: "Of two nodes the first one counts as the majority.",
    test: {
      file: "apps/server/src/chain/compare-nodes.test.ts",
      name: "two nodes that contradict each other accuse neither",
    },
  },
  {
    name: "frozen-node-kept",
    file: "apps/server/src/chain/compare-nodes.ts",
    text: "now - head.time > staleAfter",
    replacement: "now - head.time > staleAfter * 2",
    reason: "A node whose chain stands still stays in use.",
    test: { file: groupTest, name: "a check > leaves a frozen node, and returns when it has caught up" },
  },
];
