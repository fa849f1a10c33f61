import { type LedgerData, ledgerDataSchema } from "@canopy/shared/api/ledger";
import type { PlanName } from "@canopy/shared/api/primitives";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { usePlan } from "../../../chain/plan-context.ts";
import { type Ledger, receivedOf } from "./ledger.ts";
import type { Worth } from "./Totals.tsx";

/** The member's ledger since joining the plan of the screen, from the index. */
export function useLedger(username: string) {
  return useQuery({ ...ledgerQuery(usePlan().name, username), select: toLedger });
}

/** Wei in the box that the history has no line for: points and rebates of rounds that were settled after the last booking. */
export function useUnbooked(plan: PlanName, username: string) {
  return useQuery({ ...ledgerQuery(plan, username), select: toUnbooked });
}

const toUnbooked = ({ unbooked }: LedgerData) => BigInt(unbooked);

function ledgerQuery(plan: PlanName, username: string) {
  return queryOptions({
    queryKey: ["ledger", plan, username],
    queryFn: () =>
      api.get("/members/:username/ledger", ledgerDataSchema, { params: { username }, query: { plan } }),
  });
}

interface LedgerAndTotals {
  readonly ledger: Ledger;
  readonly totals: { readonly paid: Worth; readonly received: Worth; readonly net: Worth };
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
  const paid = BigInt(data.paid);
  const received = receivedOf(ledger);
  const { usd } = data;
  return {
    ledger,
    totals: {
      paid: { wei: paid, usd: BigInt(usd.paid) },
      received: { wei: received, usd: BigInt(usd.received) },
      net: { wei: received - paid, usd: BigInt(usd.net) },
    },
  };
}
