import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { memberDataSchema } from "@canopy/shared/api/members";
import type { PlanName } from "@canopy/shared/api/primitives";
import { useQuery } from "@tanstack/react-query";
import { type Address, getAddress } from "viem";
import { getBlock } from "viem/actions";
import * as z from "zod/mini";
import { ApiError } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import type { PlanConnection } from "../../chain/plan-chain.ts";
import { usePlan } from "../../chain/plan-context.ts";
import { readContract } from "../../chain/read-contract.ts";
import { useMember } from "../session/MemberProvider.tsx";
import { useSettings } from "../settings/use-settings.ts";
import { leftToSpend, type Purchases, spentInMonth } from "./month-spending.ts";

const entriesSchema = z.pick(memberDataSchema, { entries: true });

/** The member's limit and spending of this month, in USD with 18 decimals. */
export interface Spending {
  /** Null without a limit. */
  readonly limit: bigint | null;
  readonly spent: bigint;
  /** What the limit leaves; null without one. */
  readonly left: bigint | null;
}

interface SpendingState {
  /** Null until it is known. */
  readonly spending: Spending | null;
  readonly isError: boolean;
  retry(): void;
}

/** The spending limit and what it leaves. */
export function useSpending(): SpendingState {
  const settings = useSettings();
  const spent = useMonthSpending();
  const retry = () => {
    if (settings.isError) void settings.refetch();
    if (spent.isError) void spent.refetch();
  };
  const isError = settings.isError || spent.isError;
  if (!settings.data || spent.data === undefined) return { spending: null, isError, retry };
  const { spendingLimit } = settings.data;
  const limit = spendingLimit === null ? null : BigInt(spendingLimit);
  return {
    spending: { limit, spent: spent.data, left: leftToSpend(limit, spent.data) },
    isError: false,
    retry,
  };
}

function useMonthSpending() {
  const connection = usePlan();
  const { id, username, inPlus } = useMember();
  return useQuery({
    queryKey: ["month-spending", username, inPlus],
    queryFn: async () => {
      // Both plans, whichever the screen is about.
      const { config } = connection;
      const core = getAddress(config.plan);
      const member = { id, username };
      const plans = [readPurchases(connection, "core", core, member, BigInt(config.unitUSD))];
      if (inPlus && config.plus !== null && config.plusUnitUSD !== null) {
        const plus = getAddress(config.plus);
        plans.push(readPurchases(connection, "plus", plus, member, BigInt(config.plusUnitUSD)));
      }
      // The chain's clock: the browser's can be wrong.
      const [{ timestamp }, purchases] = await Promise.all([getBlock(connection.client), Promise.all(plans)]);
      return spentInMonth(purchases, new Date(Number(timestamp) * 1_000));
    },
  });
}

async function readPurchases(
  { client }: PlanConnection,
  plan: PlanName,
  address: Address,
  { id, username }: { readonly id: number; readonly username: string },
  unitUSD: bigint,
): Promise<Purchases> {
  const [entries, held] = await Promise.all([
    readEntries(plan, username),
    readContract(client, { address, abi: planAbi, functionName: "unitsOf", args: [id] }),
  ]);
  return { unitUSD, entries, held };
}

async function readEntries(plan: PlanName, username: string): Promise<Purchases["entries"]> {
  try {
    const query = { plan };
    return (await api.get("/members/:username", entriesSchema, { params: { username }, query })).entries;
  } catch (error) {
    // The member joined a moment ago, and the index is a block behind.
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}
