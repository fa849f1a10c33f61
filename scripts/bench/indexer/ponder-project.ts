import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { BusyChain } from "./chain.ts";

export const ponderManifest = JSON.stringify({
  private: true,
  type: "module",
  dependencies: { ponder: "0.16.10", viem: "2.57.1", hono: "4.9.9" },
});

/**
 * The files of a Ponder project that indexes the plan: members with their depth, entries, rounds and payments, as Ponder's
 * documentation recommends. Our index stores more.
 */
export function ponderProject(
  chain: BusyChain,
  databaseUrl: string,
  endpoints: number,
): Record<string, string> {
  const urls = Array.from({ length: endpoints }, (_, index) => `${chain.rpcUrl}/?endpoint=${index}`);
  const database = { kind: "postgres", connectionString: databaseUrl };
  const events = planAbi.filter(({ type }) => type === "event");
  return {
    "ponder.config.ts": `
import { createConfig } from "ponder";
export default createConfig({
  database: ${JSON.stringify(database)},
  chains: { local: { id: 31337, rpc: ${JSON.stringify(urls)} } },
  contracts: {
    Plan: {
      abi: ${JSON.stringify(events)} as const,
      chain: "local",
      address: ${JSON.stringify(chain.plan)},
      startBlock: ${chain.block},
    },
  },
});
`,
    "ponder.schema.ts": schema,
    "src/index.ts": handlers,
    "src/api/index.ts": api,
  };
}

const schema = `
import { onchainTable } from "ponder";
export const members = onchainTable("members", (t) => ({
  id: t.integer().primaryKey(),
  account: t.hex().notNull(),
  username: t.text().notNull(),
  sponsor: t.integer().notNull(),
  upline: t.integer().notNull(),
  leg: t.integer().notNull(),
  depth: t.integer().notNull(),
  units: t.integer().notNull(),
  withdrawn: t.bigint().notNull(),
  joinedAt: t.bigint().notNull(),
}));
export const entries = onchainTable("entries", (t) => ({
  id: t.text().primaryKey(),
  member: t.integer().notNull(),
  kind: t.text().notNull(),
  round: t.integer().notNull(),
  units: t.integer().notNull(),
  value: t.bigint().notNull(),
  transaction: t.hex().notNull(),
  at: t.bigint().notNull(),
}));
export const rounds = onchainTable("rounds", (t) => ({
  round: t.integer().primaryKey(),
  unitPrice: t.bigint().notNull(),
  polUsd: t.bigint().notNull(),
  units: t.integer(),
  entered: t.bigint(),
  points: t.bigint(),
  pointValue: t.bigint(),
}));
export const payments = onchainTable("payments", (t) => ({
  id: t.text().primaryKey(),
  member: t.integer().notNull(),
  kind: t.text().notNull(),
  amount: t.bigint().notNull(),
  at: t.bigint().notNull(),
}));
`;

const handlers = `
import { ponder } from "ponder:registry";
import { entries, members, payments, rounds } from "ponder:schema";

async function enter(event, context, kind) {
  const { id: member, round, units, value } = event.args;
  if (units === 0) return;
  await context.db.insert(entries).values({
    id: event.id, member, kind, round, units, value,
    transaction: event.transaction.hash, at: event.block.timestamp,
  });
}

ponder.on("Plan:Registered", async ({ event, context }) => {
  const { id, account, username, sponsor, upline, leg, units } = event.args;
  const above = await context.db.find(members, { id: upline });
  await context.db.insert(members).values({
    id, account, username, sponsor, upline, leg, units,
    depth: above ? above.depth + 1 : 0, withdrawn: 0n, joinedAt: event.block.timestamp,
  });
  await enter(event, context, "register");
});
ponder.on("Plan:ToppedUp", async ({ event, context }) => {
  const { id, units } = event.args;
  await context.db.update(members, { id }).set((row) => ({ units: row.units + units }));
  await enter(event, context, "topup");
});
ponder.on("Plan:RoundPriced", async ({ event, context }) => {
  const { round, unitPrice, polUsd } = event.args;
  await context.db.insert(rounds).values({ round, unitPrice, polUsd });
});
ponder.on("Plan:RoundClosed", async ({ event, context }) => {
  const { round, units, entered, points, pointValue } = event.args;
  await context.db.update(rounds, { round }).set({ units, entered, points, pointValue });
});
ponder.on("Plan:Credited", async ({ event, context }) => {
  const { id: member, points, rebates } = event.args;
  await context.db.insert(payments).values({
    id: event.id, member, kind: "credit", amount: points + rebates, at: event.block.timestamp,
  });
});
ponder.on("Plan:Withdrawn", async ({ event, context }) => {
  const { id: member, amount } = event.args;
  await context.db.update(members, { id: member }).set((row) => ({ withdrawn: row.withdrawn + amount }));
  await context.db.insert(payments).values({
    id: event.id, member, kind: "withdraw", amount, at: event.block.timestamp,
  });
});
`;

const api = `
import { Hono } from "hono";
import { count } from "ponder";
import { db } from "ponder:api";
import { entries, members, rounds } from "ponder:schema";
const app = new Hono();
const countRows = async (table) => (await db.select({ count: count() }).from(table))[0].count;
app.get("/found", async (c) =>
  c.json({ members: await countRows(members), entries: await countRows(entries), rounds: await countRows(rounds) }),
);
export default app;
`;
