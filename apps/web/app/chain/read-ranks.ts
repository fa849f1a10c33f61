import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { HERO, KNIGHT } from "@canopy/protocol/rules/rank";
import type { PlanConnection } from "./plan-chain.ts";
import { readContract } from "./read-contract.ts";

type RankName = "hero" | "knight";

/** A member's month (30 rounds) by the contract. */
export interface RankMonth {
  readonly month: number;
  /** Points of the month's closed rounds. */
  readonly points: number;
  /** Sponsored members who have claimed a rank of the month. */
  readonly heroes: number;
  /** What the member has claimed. */
  readonly rank: RankName | null;
  readonly shares: number;
  readonly collected: boolean;
  /** Wei of one share, null until the month's window has closed. */
  readonly shareValue: bigint | null;
}

/** The claim window of the oldest month that is not shared out. */
interface RankWindow {
  readonly month: number;
  readonly state: "waiting" | "open" | "due";
  /** Milliseconds since 1970; null unless it is open. */
  readonly closesAt: number | null;
}

export interface MemberRanks {
  readonly window: RankWindow;
  /** The month of this round, the window's month, and up to three months whose windows have closed; newest first. */
  readonly months: readonly RankMonth[];
}

/** Months with a closed window that the page shows. */
const PAST = 3;

/** Reads a member's ranks. @param current the month of the current round */
export async function readRanks(
  { client, plan }: PlanConnection,
  id: number,
  current: number,
  now: number,
): Promise<MemberRanks> {
  const contract = { address: plan, abi: planAbi } as const;
  const [month, open, closes] = await readContract(client, { ...contract, functionName: "rankWindow" });
  const windowMonth = Number(month);
  const closesAt = Number(closes) * 1_000;
  const shown = new Set([current, windowMonth]);
  for (let past = windowMonth - 1; past >= Math.max(0, windowMonth - PAST); past -= 1) shown.add(past);
  const months = await Promise.all(
    [...shown]
      .filter((one) => one <= current)
      .toSorted((one, other) => other - one)
      .map(async (one) => {
        const [mine, all] = await Promise.all([
          readContract(client, { ...contract, functionName: "monthActivity", args: [id, BigInt(one)] }),
          readContract(client, { ...contract, functionName: "monthData", args: [BigInt(one)] }),
        ]);
        return {
          month: one,
          points: mine.points,
          heroes: mine.heroes,
          rank: toRank(mine.rank),
          shares: mine.shares,
          collected: mine.collected,
          shareValue: one < windowMonth ? all.shareValue : null,
        };
      }),
  );
  return { window: { month: windowMonth, ...toWindow(open, closesAt, now) }, months };
}

/** A window moves with a call only: an open one stays open after its time until a call closes it. */
function toWindow(open: boolean, closesAt: number, now: number): Pick<RankWindow, "state" | "closesAt"> {
  if (!open) return { state: "waiting", closesAt: null };
  return { state: now < closesAt ? "open" : "due", closesAt };
}

function toRank(rank: number): RankName | null {
  return rank === KNIGHT ? "knight" : rank === HERO ? "hero" : null;
}
