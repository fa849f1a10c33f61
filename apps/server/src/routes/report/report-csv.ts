import type { Money, Outcomes, ReportData, ReportMonth, ReportRound } from "@canopy/shared/api/report";
import { csvLine } from "@canopy/shared/csv";
import { formatUnits } from "viem";

/** Decimals of POL, USD and prices. */
const DECIMALS = 18;

/** One figure: its section, its item and its unit. */
type Figure = [section: string, item: string, figure: string, value: string, unit: string];

/**
 * The report as CSV, one figure per line, so that a program finds each by section, item and figure, and a spreadsheet can
 * pivot them. Amounts are exact decimals; unknown figures are empty. See docs/report.md.
 */
export function reportCsv(report: ReportData): string {
  const figures: Figure[] = [
    ["report", "", "plan", report.plan, ""],
    ["report", "", "block_number", report.blockNumber, ""],
    ["report", "", "block_hash", report.blockHash, ""],
    ["report", "", "block_time", report.blockTime ?? "", ""],
    ...solvencyFigures(report),
    ...totalFigures(report),
    ...report.rounds.flatMap(roundFigures),
    ...report.months.flatMap(monthFigures),
    ...outcomeFigures("all", report.outcomes),
    ...report.outcomesByMonth.flatMap((outcomes) => outcomeFigures(`month ${outcomes.month}`, outcomes)),
    ["outcomes", "left out", "members_without_units", String(report.membersWithoutUnits), "members"],
    ["outcomes", "left out", "entries_without_gas", String(report.entriesWithoutGas), "entries"],
  ];
  return [["section", "item", "figure", "value", "unit"], ...figures].map(csvLine).join("");
}

function solvencyFigures({ solvency }: ReportData): Figure[] {
  const { held, owed, surplus, unknownExcess, debts } = solvency;
  return [
    ["solvency", "", "held", decimal(held), "POL"],
    ["solvency", "", "owed", decimal(owed), "POL"],
    ["solvency", "", "surplus", decimal(surplus), "POL"],
    ["solvency", "", "unknown_excess", decimal(unknownExcess), "POL"],
    ...debts.flatMap((debt): Figure[] => {
      const item = debt.month === null ? snake(debt.part) : `${snake(debt.part)} ${debt.month}`;
      return [
        ["solvency", item, "owed", decimal(debt.owed), "POL"],
        ["solvency", item, "contract", decimal(debt.contract), "POL"],
      ];
    }),
  ];
}

function totalFigures({ totals }: ReportData): Figure[] {
  const { members, units, points, flash, ...amounts } = totals;
  return [
    ["totals", "", "members", String(members), "members"],
    ["totals", "", "units", String(units), "units"],
    ["totals", "", "points", String(points), "points"],
    ["totals", "", "flash", String(flash), "points"],
    ...Object.entries(amounts).flatMap(([name, { wei, usd }]: [string, Money]): Figure[] => [
      ["totals", "", snake(name), decimal(wei), "POL"],
      ["totals", "", snake(name), decimal(usd), "USD"],
    ]),
  ];
}

function roundFigures(round: ReportRound): Figure[] {
  const row = (figure: string, value: string, unit: string): Figure => [
    "rounds",
    String(round.round),
    figure,
    value,
    unit,
  ];
  return [
    row("starts_at", round.startsAt, ""),
    row("pol_usd", decimal(round.polUsd), "USD"),
    row("unit_price", decimal(round.unitPrice), "POL"),
    row("entered", decimal(round.entered), "POL"),
    row("entered", decimal(round.enteredUSD), "USD"),
    row("units", count(round.units), "units"),
    row("joined", count(round.joined), "members"),
    row("pool", decimal(round.pool), "POL"),
    row("points", count(round.points), "points"),
    row("flash", count(round.flash), "points"),
    row("pointy", count(round.pointy), "members"),
    row("point_value", decimal(round.pointValue), "POL"),
    row("rebate", decimal(round.rebate), "POL"),
    row("paid_out", decimal(round.paidOut), "POL"),
  ];
}

function monthFigures(month: ReportMonth): Figure[] {
  const row = (figure: string, value: string, unit: string): Figure => [
    "months",
    String(month.month),
    figure,
    value,
    unit,
  ];
  return [
    row("starts_at", month.startsAt, ""),
    row("closed_at", month.closedAt ?? "", ""),
    row("pot", decimal(month.pot), "POL"),
    row("units", count(month.units), "units"),
    row("points", count(month.points), "points"),
    row("points_per_unit", count(month.pointsPerUnit), "basis points"),
    row("heroes", count(month.heroes), "members"),
    row("knights", count(month.knights), "members"),
    row("shares", count(month.shares), "shares"),
    row("share_cap", decimal(month.shareCap), "POL"),
    row("share_value", decimal(month.shareValue), "POL"),
    row("rest", decimal(month.rest), "POL"),
  ];
}

function outcomeFigures(item: string, outcomes: Outcomes): Figure[] {
  const row = (figure: string, value: string, unit: string): Figure => [
    "outcomes",
    item,
    figure,
    value,
    unit,
  ];
  return [
    row("members", String(outcomes.members), "members"),
    row("earned_back", String(outcomes.earnedBack), "members"),
    row("in_profit", String(outcomes.inProfit), "members"),
    row("in_profit_share", String(outcomes.inProfitBasisPoints ?? ""), "basis points"),
    row("earned_nothing", String(outcomes.earnedNothing), "members"),
    row("earned", decimal(outcomes.earned), "POL"),
    row("paid", decimal(outcomes.paid), "POL"),
    ...(outcomes.netDeciles ?? []).map((net, decile) => row(`net_decile_${decile}`, decimal(net), "POL")),
    ...(outcomes.ratioDeciles ?? []).map((ratio, decile) =>
      row(`ratio_decile_${decile}`, String(ratio), "basis points"),
    ),
  ];
}

function count(value: number | null): string {
  return value === null ? "" : String(value);
}

function decimal(amount: string | null): string {
  return amount === null ? "" : formatUnits(BigInt(amount), DECIMALS);
}

/** `monthPot` as a column name: `month_pot`. */
function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
