import { MONTH_ROUNDS } from "@canopy/protocol/rules/calendar";
import type { ReportData, ReportMonth, ReportRound } from "@canopy/shared/api/report";
import { type Address, isHex } from "viem";
import type { Database, PlanName, Tables } from "../../database/tables.ts";
import { withoutTimeLimit } from "../../database/time-limit.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Services } from "../../services.ts";
import { presentMonth } from "../ranks/present-month.ts";
import { type Month, readMonths } from "../ranks/read-months.ts";
import { toRoundStart } from "../rounds/round-time.ts";
import { addTotals } from "./add-totals.ts";
import { presentOutcomes } from "./present-outcomes.ts";
import { presentSolvency } from "./present-solvency.ts";
import { readContract } from "./read-contract.ts";
import { readDebts } from "./read-debts.ts";
import { readFlows } from "./read-flows.ts";
import { readOutcomes } from "./read-outcomes.ts";
import { readPayments } from "./read-payments.ts";
import { countPayouts, type RoundRow, readRounds } from "./read-rounds.ts";
import { readSeatSums } from "./read-seat-sums.ts";

type Plan = Tables["plans"];

/**
 * The report after one block: the index in one snapshot, then the contract at the hash of that block.
 *
 * @throws ApiError SERVICE_UNAVAILABLE while the index is empty
 */
export async function readReport(
  { database, chain, log }: Pick<Services, "database" | "chain" | "log">,
  plan: PlanName,
  address: Address,
): Promise<ReportData> {
  const index = await database
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute((transaction) => readIndex(transaction, plan));
  const { checkpoint, debts } = index;
  const months = debts.months.filter(({ isShared }) => !isShared).map(({ month }) => month);
  const contract = await readContract(chain, address, checkpoint.hash, months);
  if (contract === null)
    log.warn(
      { plan, block: checkpoint.number },
      "balance of the plan after this block not readable, reported as unknown",
    );
  const [all, ...byMonth] = index.outcomes;
  if (all === undefined) throw new Error("The query of outcomes returned no row for all members");
  return {
    plan,
    blockNumber: checkpoint.number.toString(),
    blockHash: checkpoint.hash,
    blockTime: contract?.at.toISOString() ?? null,
    solvency: presentSolvency(index, contract),
    totals: addTotals(index.rounds, index.flows, index.months, {
      members: index.seats.members,
      unitUsd: BigInt(index.plan.unit_usd),
    }),
    rounds: index.rounds.map((round) => presentRound(round, index.plan)),
    months: index.months.map((month) => presentReportMonth(month, index.plan)),
    outcomes: presentOutcomes(all),
    outcomesByMonth: byMonth.map((row) => ({ month: row.month ?? 0, ...presentOutcomes(row) })),
    membersWithoutUnits: index.seats.withoutUnits,
    entriesWithoutGas: index.payments.entriesWithoutTransaction,
  };
}

async function readIndex(database: Database, name: PlanName) {
  // With a million members this exceeds the time limit; requests get the last report in the meantime.
  await withoutTimeLimit(database);
  const checkpoint = await database
    .selectFrom("index_checkpoint")
    .select(["block_number as number", "block_hash as hash"])
    .executeTakeFirst();
  const plan = await database.selectFrom("plans").selectAll().where("plan", "=", name).executeTakeFirst();
  if (checkpoint === undefined || plan === undefined || !isHex(checkpoint.hash))
    throw new ApiError("SERVICE_UNAVAILABLE");
  const rounds = await readRounds(database, name);
  const months = await readMonths(database, name);
  return {
    checkpoint: { number: checkpoint.number, hash: checkpoint.hash },
    plan,
    rounds,
    flows: await readFlows(database, name, rounds),
    seats: await readSeatSums(database, name),
    payments: await readPayments(database, name, plan.address),
    months,
    debts: await readDebts(database, name, months),
    outcomes: await readOutcomes(database, name),
  };
}

function presentRound(row: RoundRow, { genesis, unit_usd, pool_share }: Plan): ReportRound {
  const unitPool = (BigInt(row.unit_price) * BigInt(pool_share)) / 10_000n;
  return {
    round: row.round,
    startsAt: toRoundStart(genesis, row.round).toISOString(),
    polUsd: row.pol_usd,
    unitPrice: row.unit_price,
    entered: row.entered,
    enteredUSD: (BigInt(row.units) * BigInt(unit_usd)).toString(),
    units: row.units,
    joined: row.joined,
    pool: (unitPool * BigInt(row.units)).toString(),
    points: row.points === null ? null : Number(row.points),
    flash: row.flash === null ? null : Number(row.flash),
    pointy: row.pointy,
    pointValue: row.point_value,
    rebate: row.rebate,
    paidOut: row.closed_at === null ? null : sum(Object.values(countPayouts(row))).toString(),
  };
}

function presentReportMonth(month: Month, { genesis }: Plan): ReportMonth {
  return {
    ...presentMonth(month),
    month: month.month,
    startsAt: toRoundStart(genesis, month.month * MONTH_ROUNDS).toISOString(),
    closedAt: month.closedAt?.toISOString() ?? null,
    heroes: month.heroes,
    knights: month.knights,
  };
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
