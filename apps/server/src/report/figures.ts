import { MONTH_ROUNDS } from "@canopy/protocol/rules/calendar";
import type { ReportData, ReportMonth, ReportRound } from "@canopy/shared/api/report";
import { parseHex } from "../database/parse-hex.ts";
import type { Database, PlanName, Row } from "../database/tables.ts";
import { hasUnreadTransactions } from "../indexer/transactions.ts";
import { toRoundStart } from "../lib/round-time.ts";
import { addTotals } from "./add-totals.ts";
import { presentMonth } from "./present-month.ts";
import { presentOutcomes } from "./present-outcomes.ts";
import { presentSolvency } from "./present-solvency.ts";
import type { ContractState, PlanBlock } from "./read-contract.ts";
import { readDebts } from "./read-debts.ts";
import { readFlows } from "./read-flows.ts";
import { type Month, readMonths } from "./read-months.ts";
import { readOutcomes } from "./read-outcomes.ts";
import { type FinalPayments, readPayments } from "./read-payments.ts";
import { countPayouts, type RoundRow, readRounds } from "./read-rounds.ts";
import { readSeatSums } from "./read-seat-sums.ts";

type Plan = Row<"plans">;

interface FiguresOptions {
  /** Called early: many nodes return the contract's state after a block for some minutes only. */
  onBlock?: (block: PlanBlock) => void;
  /** Of an earlier report, to read later payments only. */
  finalPayments?: FinalPayments | undefined;
}

/** The index's part of a report. */
export type ReportFigures = NonNullable<Awaited<ReturnType<typeof readFigures>>>;

/**
 * Reads the figures of a plan's report. Call it in a snapshot.
 *
 * @returns null while the index is empty
 */
export async function readFigures(
  snapshot: Database,
  name: PlanName,
  { onBlock, finalPayments }: FiguresOptions = {},
) {
  const checkpoint = await snapshot
    .selectFrom("index_checkpoint")
    .select(["block_number as number", "block_hash as hash", "block_time as time", "rollbacks"])
    .executeTakeFirst();
  const plan = await snapshot.selectFrom("plans").selectAll().where("plan", "=", name).executeTakeFirst();
  if (checkpoint === undefined || plan === undefined) return null;
  const months = await readMonths(snapshot, name);
  const debts = await readDebts(snapshot, name, months);
  const openMonths = debts.months.filter(({ isShared }) => !isShared).map(({ month }) => month);
  onBlock?.({ plan: parseHex(plan.address), blockHash: parseHex(checkpoint.hash), openMonths });
  const rounds = await readRounds(snapshot, name);
  return {
    checkpoint,
    plan,
    months,
    debts,
    rounds,
    flows: await readFlows(snapshot, name, rounds),
    seats: await readSeatSums(snapshot, name),
    payments: await readPayments(snapshot, name, plan.address, finalPayments),
    outcomes: await readOutcomes(snapshot, name),
    /** Without them, gas and excesses are incomplete. */
    hasUnreadTransactions: await hasUnreadTransactions(snapshot),
  };
}

/** @param contract null if it could not be read */
export function presentReport(figures: ReportFigures, contract: ContractState | null): ReportData {
  const { checkpoint, plan, rounds, months, seats, payments } = figures;
  const [all, ...byMonth] = figures.outcomes;
  if (all === undefined) throw new Error("The query of outcomes returned no row for all members");
  return {
    plan: plan.plan,
    blockNumber: checkpoint.number.toString(),
    blockHash: checkpoint.hash,
    blockTime: checkpoint.time?.toISOString() ?? null,
    solvency: presentSolvency(figures, contract),
    totals: addTotals(rounds, figures.flows, months, {
      members: seats.members,
      unitUsd: BigInt(plan.unit_usd),
    }),
    rounds: rounds.map((round) => presentRound(round, plan)),
    months: months.map((month) => presentReportMonth(month, plan)),
    outcomes: presentOutcomes(all),
    outcomesByMonth: byMonth.map((row) => ({ month: row.month ?? 0, ...presentOutcomes(row) })),
    membersWithoutUnits: seats.withoutUnits,
    entriesWithoutGas: payments.entriesWithoutTransaction,
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
