import { encodeAbiParameters, type Hex, parseAbiParameters } from "viem";
import { at } from "../../src/rules/column.ts";
import type { Operation } from "./operation.ts";
import type { MonthResult, RoundResult } from "./results.ts";
import type { Run } from "./run.ts";

// The structs of contracts/test/support/Vectors.sol, field by field.
const SETUP = parseAbiParameters([
  "Setup setup",
  "struct Setup { uint256 genesis; uint256 opensAt; bool lotteryIsSet; uint256 polUsd; uint256 members; uint256 chapters; uint256 months; uint256 pages; }",
]);
const CHAPTER = parseAbiParameters([
  "Chapter chapter",
  "struct Chapter { Operation[] operations; bool settles; RoundResult round; }",
  "struct Operation { uint8 kind; uint256 time; uint32 id; uint32 sponsor; uint32 referral; uint8 leg; uint8 units; uint256 amount; }",
  "struct RoundResult { uint256 round; uint256 polUsd; uint256 unitPrice; uint256 sponsorShare; uint256 units; uint256 entered; uint256 points; uint256 flash; uint256 pointy; uint256 pointValue; uint256 pointValueUsd; uint256 rebate; uint256 sponsors; uint256 heroPool; uint256 lottery; uint256 operations; uint256 closingReward; uint32 closer; bytes touched; uint256[] earnings; }",
]);
const MONTH = parseAbiParameters([
  "MonthResult month",
  "struct MonthResult { uint256 month; uint256 pot; uint256 unitPrice; uint256 totalShares; uint256 shareValue; MonthlyRank[] ranks; }",
  "struct MonthlyRank { uint32 id; uint256 points; uint256 heroes; uint256 shares; }",
]);
const PAGE = parseAbiParameters([
  "MemberResult[] members",
  "struct MemberResult { uint32 id; uint32 sponsor; uint32 referral; uint8 leg; uint256 depth; uint256 units; uint256 leftUsers; uint256 rightUsers; uint256 leftVariance; uint256 rightVariance; uint256 box; uint256 spEarn; uint256 ptEarn; uint256 rebates; uint256 points; uint256 flash; }",
]);
const TOTALS = parseAbiParameters([
  "Totals totals",
  "struct Totals { uint256 balance; uint256 lottery; uint256 operations; uint256 heroPoolLeft; }",
]);

/** The order of `Kind` in Vectors.sol. */
const kinds = [
  ...["report", "price", "wait", "seat", "register", "topUp"],
  ...["rename", "withdraw", "settle", "claim", "collect"],
] as const satisfies readonly Operation["kind"][];

/** Operations of a chapter: few, to limit a test's memory. */
const CHAPTER_LENGTH = 64;
const PAGE_LENGTH = 100;

/** Encodes a run for a Foundry test: a line of ABI-encoded hex for setup, chapters, months, pages of members, and totals. */
export function* toLines({ setup, operations, results }: Run): Generator<Hex> {
  const { rounds, months, members, totals } = results;
  const chapters = chaptersOf(operations);
  const pages = Math.ceil(members.length / PAGE_LENGTH);
  const header = {
    genesis: BigInt(setup.genesis),
    opensAt: BigInt(setup.opensAt),
    lotteryIsSet: setup.lotteryIsSet,
    polUsd: setup.polUsd,
    members: BigInt(members.length),
    chapters: BigInt(chapters.length),
    months: BigInt(months.length),
    pages: BigInt(pages),
  };
  yield encodeAbiParameters(SETUP, [header]);

  const byRound = new Map(rounds.map((round) => [round.round, round]));
  for (const chapter of chapters) {
    const last = chapter.at(-1);
    const settled = last?.kind === "settle" ? byRound.get(last.round) : undefined;
    yield encodeAbiParameters(CHAPTER, [
      { operations: chapter.map(operation), settles: settled !== undefined, round: round(settled) },
    ]);
  }
  for (const month of months) yield encodeAbiParameters(MONTH, [monthly(month)]);
  for (let page = 0; page < pages; page++) {
    const from = page * PAGE_LENGTH;
    const rows = members.slice(from, from + PAGE_LENGTH).map((member) => ({
      ...member,
      depth: BigInt(member.depth),
      units: BigInt(member.units),
      leftUsers: BigInt(member.leftUsers),
      rightUsers: BigInt(member.rightUsers),
      leftVariance: BigInt(member.leftVariance),
      rightVariance: BigInt(member.rightVariance),
      points: BigInt(member.points),
      flash: BigInt(member.flash),
    }));
    yield encodeAbiParameters(PAGE, [rows]);
  }
  yield encodeAbiParameters(TOTALS, [totals]);
}

/** Splits operations into chapters. A settlement ends its chapter, so that the test can compare its round there. */
function chaptersOf(operations: readonly Operation[]): Operation[][] {
  const chapters: Operation[][] = [[]];
  for (const next of operations) {
    at(chapters, chapters.length - 1).push(next);
    const { length } = at(chapters, chapters.length - 1);
    if (next.kind === "settle" || length === CHAPTER_LENGTH) chapters.push([]);
  }
  return chapters.filter(({ length }) => length > 0);
}

function operation(from: Operation) {
  const row = {
    kind: kinds.indexOf(from.kind),
    time: BigInt(from.time),
    id: 0,
    sponsor: 0,
    referral: 0,
    leg: 0,
    units: 0,
    amount: 0n,
  };
  switch (from.kind) {
    case "report":
      return { ...row, amount: from.polUsd };
    case "price":
    case "wait":
      return row;
    case "seat":
      return { ...row, id: from.id, sponsor: from.sponsor, referral: from.referral, leg: from.leg };
    case "register": {
      const { id, sponsor, referral, leg, units, value } = from;
      return { ...row, id, sponsor, referral, leg, units, amount: value };
    }
    case "topUp":
      return { ...row, id: from.id, units: from.units, amount: from.value };
    case "rename":
      return { ...row, id: from.id, amount: from.value };
    case "withdraw":
      return { ...row, id: from.id, amount: from.amount };
    case "settle":
      return { ...row, id: from.closer, amount: BigInt(from.round) };
    case "claim":
      return { ...row, id: from.id, units: from.shares, amount: BigInt(from.month) };
    case "collect":
      return { ...row, id: from.id, units: from.month, amount: from.amount };
  }
}

const nothing: RoundResult = {
  ...{ round: 0, polUsd: 0n, unitPrice: 0n, sponsorShare: 0n, units: 0, entered: 0n, points: 0, flash: 0 },
  ...{ pointy: 0, pointValue: 0n, pointValueUsd: 0n, rebate: 0n, sponsors: 0n, heroPool: 0n, lottery: 0n },
  ...{ operations: 0n, closingReward: 0n, closer: 0, touched: [], earnings: [] },
};

function round(from: RoundResult = nothing) {
  return {
    ...from,
    round: BigInt(from.round),
    units: BigInt(from.units),
    points: BigInt(from.points),
    flash: BigInt(from.flash),
    pointy: BigInt(from.pointy),
    touched: `0x${from.touched.map((id) => id.toString(16).padStart(8, "0")).join("")}` as const,
    earnings: from.earnings.map(
      ({ id, sponsoredUnits, points, flash }) =>
        (BigInt(id) << 224n) | (BigInt(sponsoredUnits) << 192n) | (BigInt(points) << 160n) | BigInt(flash),
    ),
  };
}

function monthly(from: MonthResult) {
  return {
    ...from,
    month: BigInt(from.month),
    totalShares: BigInt(from.totalShares),
    ranks: from.ranks.map(({ id, points, heroes, shares }) => ({
      id,
      points: BigInt(points),
      heroes: BigInt(heroes),
      shares: BigInt(shares),
    })),
  };
}
