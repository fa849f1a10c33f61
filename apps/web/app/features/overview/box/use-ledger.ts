import { type LedgerData, ledgerDataSchema } from "@canopy/shared/api/ledger";
import type { PlanName } from "@canopy/shared/api/primitives";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { usePlan } from "../../../chain/plan-context.ts";
import type { Money } from "../../../lib/rounded-money.ts";
import { type Ledger, sumReceived } from "./ledger.ts";

/** The member's ledger since joining the plan of the screen, from the index. */
export function useLedger(username: string) {
  return useQuery({ ...ledgerQuery(usePlan().name, username), select: toLedger });
}

/** Wei in the box that the history has no line for: points and rebates of rounds that were settled after the last booking. */
export function useUnbooked(plan: PlanName, username: string) {
  return useQuery({ ...ledgerQuery(plan, username), select: toUnbooked });
}

const toUnbooked = ({ unbooked }: LedgerData) => BigInt(unbooked);

export function ledgerQuery(plan: PlanName, username: string) {
  return queryOptions({
    queryKey: ["ledger", plan, username],
    queryFn: () =>
      api.get("/members/:username/ledger", ledgerDataSchema, { params: { username }, query: { plan } }),
  });
}

interface LedgerAndTotals {
  readonly ledger: Ledger;
  readonly totals: { readonly paid: Money; readonly received: Money };
}

function toLedger(data: LedgerData): LedgerAndTotals {
  const ledger: Ledger = {
    points: BigInt(data.points),
    commissions: BigInt(data.commissions),
    rebates: BigInt(data.rebates),
    rankShares: BigInt(data.rankShares),
    closingRewards: BigInt(data.closingRewards),
    excess: BigInt(data.excess),
    unknownExcess: BigInt(data.unknownExcess),
    withdrawn: BigInt(data.withdrawn),
    box: BigInt(data.box),
  };
  const { usd } = data;
  return {
    ledger,
    totals: {
      paid: { wei: BigInt(data.paid), usd: BigInt(usd.paid) },
      received: { wei: sumReceived(ledger), usd: BigInt(usd.received) },
    },
  };
}
