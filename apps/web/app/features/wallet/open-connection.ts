import { configDataSchema } from "@canopy/shared/api/config";
import { QueryClient } from "@tanstack/react-query";
import type { Config } from "wagmi";
import { api } from "../../api/client.ts";
import { takeConfigResponse } from "../../api/config-request.ts";
import { connectPlan, type PlanConnection } from "../../chain/plan-chain.ts";
import { openWallets } from "./wallet-config.ts";

/** What every screen with a wallet needs: cached reads, the plan on its chain, and the wallets of this browser. */
export interface Connection {
  readonly queries: QueryClient;
  readonly plan: PlanConnection;
  readonly wallets: Config;
}

/** Loads the plan's addresses, and connects to it and to the last used wallet. */
export async function openConnection(): Promise<Connection> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: 2, staleTime: 2_000 } } });
  const config = await queries.fetchQuery({
    queryKey: ["config"],
    queryFn: () => api.get("/config", configDataSchema, { sent: takeConfigResponse() }),
    retry: 2,
  });
  const plan = connectPlan(config);
  return { queries, plan, wallets: await openWallets(plan) };
}
