import { insertAll } from "../database/insert-all.ts";
import type { Database, Tables } from "../database/tables.ts";
import { changeIdentity, isIdentityChange, restoreIdentities } from "./identities.ts";
import { type PlanEvent, type PlanEventOf, planEventsOf } from "./plan-events.ts";
import type { RawLog } from "./raw-log.ts";

/** The node kept something back: what it gave does not continue what is indexed. */
export class LogsMissing extends Error {
  override readonly name = "LogsMissing";
}

/**
 * Writes what follows from `logs`, which continue what is derived already, in the order of the chain.
 *
 * @throws LogsMissing when a member in between is missing: an empty or short answer of a node proves nothing
 */
export async function derive(database: Database, logs: readonly RawLog[]): Promise<void> {
  const events = planEventsOf(logs);
  await deriveMembers(database, events);
  await insertAll(
    database,
    "entries",
    events.flatMap((event) => {
      if (event.eventName === "Registered") return entryOf(event, "register");
      return event.eventName === "ToppedUp" ? entryOf(event, "topup") : [];
    }),
  );
  await insertAll(
    database,
    "rounds",
    events.filter((event) => event.eventName === "RoundPriced").map(roundOf),
  );
}

/** Takes back what was derived from blocks after `number`. */
export async function underive(database: Database, number: bigint): Promise<void> {
  for (const table of ["members", "seats", "entries", "rounds"] as const) {
    await database.deleteFrom(table).where("block_number", ">", number).execute();
  }
  await restoreIdentities(database, number);
}

/** Members and their changes in the order of the chain: a newcomer may take an account that a member has just left. */
async function deriveMembers(database: Database, events: readonly PlanEvent[]): Promise<void> {
  let registrations: PlanEventOf<"Registered">[] = [];
  async function insertRegistered(): Promise<void> {
    await requireContinuous(
      database,
      registrations.filter(({ log }) => log.plan === "core"),
    );
    const inCore = registrations.filter(({ log }) => log.plan === "core");
    await insertAll(database, "members", inCore.map(memberOf));
    await insertAll(database, "identities", inCore.flatMap(identitiesOf));
    await insertAll(database, "seats", await seatsOf(database, registrations));
    registrations = [];
  }
  for (const event of events) {
    if (event.eventName === "Registered") registrations.push(event);
    else if (isIdentityChange(event)) {
      await insertRegistered();
      await changeIdentity(database, event);
    }
  }
  await insertRegistered();
}

async function requireContinuous(
  database: Database,
  registrations: readonly PlanEventOf<"Registered">[],
): Promise<void> {
  if (registrations.length === 0) return;
  const last = await database
    .selectFrom("members")
    .select(({ fn }) => fn.max("id").as("id"))
    .executeTakeFirst();
  let expected = (last?.id ?? 0) + 1;
  for (const { args, log } of registrations) {
    if (args.id !== expected) {
      throw new LogsMissing(
        `Block ${log.blockNumber} registers member ${args.id}, but member ${expected} is next: the node left events out, or PLAN_BLOCK is later than the plan's deployment`,
      );
    }
    expected += 1;
  }
}

function memberOf({ args, log }: PlanEventOf<"Registered">): Tables["members"] {
  const { id, account, username } = args;
  return { id, account, username, joined_at: log.blockTime, block_number: log.blockNumber };
}

function identitiesOf({ args, log }: PlanEventOf<"Registered">): Tables["identities"][] {
  return (["username", "account"] as const).map((field) => ({
    block_number: log.blockNumber,
    log_index: log.logIndex,
    member_id: args.id,
    field,
    value: args[field],
    at: log.blockTime,
  }));
}

async function seatsOf(database: Database, registrations: readonly PlanEventOf<"Registered">[]) {
  const depths = await depthsOf(database, registrations);
  return registrations.map(({ args, log }) => {
    const parent = depths.get(`${log.plan} ${args.upline}`);
    // Only the root seat has no upline.
    const depth = parent === undefined ? 0 : parent + 1;
    depths.set(`${log.plan} ${args.id}`, depth);
    return {
      plan: log.plan,
      member_id: args.id,
      sponsor_id: args.sponsor,
      upline_id: args.upline,
      leg: args.leg,
      depth,
      round: args.round,
      joined_at: log.blockTime,
      block_number: log.blockNumber,
    };
  });
}

async function depthsOf(
  database: Database,
  registrations: readonly PlanEventOf<"Registered">[],
): Promise<Map<string, number>> {
  if (registrations.length === 0) return new Map();
  const ids = registrations.map(({ args }) => args.upline);
  const rows = await database
    .selectFrom("seats")
    .select(["plan", "member_id", "depth"])
    .where("member_id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ plan, member_id, depth }) => [`${plan} ${member_id}`, depth]));
}

/** A seat without units is no entry: nothing was paid for it. */
function entryOf(
  { args, log }: PlanEventOf<"Registered"> | PlanEventOf<"ToppedUp">,
  kind: "register" | "topup",
): Tables["entries"][] {
  if (args.units === 0) return [];
  return [
    {
      block_number: log.blockNumber,
      log_index: log.logIndex,
      plan: log.plan,
      member_id: args.id,
      kind,
      round: args.round,
      units: args.units,
      value: args.value.toString(),
      commission: "0",
      transaction_hash: log.transactionHash,
      at: log.blockTime,
    },
  ];
}

function roundOf({ args, log }: PlanEventOf<"RoundPriced">) {
  return {
    plan: log.plan,
    round: args.round,
    unit_price: args.unitPrice.toString(),
    pol_usd: args.polUsd.toString(),
    block_number: log.blockNumber,
    priced_at: log.blockTime,
  };
}
