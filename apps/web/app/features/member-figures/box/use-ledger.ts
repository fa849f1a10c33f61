import { type LedgerData, ledgerDataSchema } from "@canopy/shared/api/ledger";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { usePlan } from "../../../chain/plan-context.ts";
import { type Ledger, receivedOf } from "./ledger.ts";
import type { Worth } from "./Totals.tsx";

/** The member's ledger since joining the plan of the screen, from the index. */
export function useLedger(username: string) {
  const plan = usePlan().name;
  return useQuery({
    queryKey: ["ledger", plan, username],
    queryFn: async () =>
      toLedger(
        await api.get("/members/:username/ledger", ledgerDataSchema, {
          params: { username },
          query: { plan },
        }),
      ),
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
