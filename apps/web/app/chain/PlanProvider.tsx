import { configDataSchema } from "@canopy/shared/api/config";
import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { api } from "../api/client.ts";
import { connectPlan, type PlanConnection } from "./plan-chain.ts";

const PlanContext = createContext<PlanConnection | null>(null);

interface PlanProviderProps {
  readonly children: ReactNode;
  readonly loading: ReactNode;
  /** Shown when the configuration cannot be loaded; `retry` tries again. */
  failed(error: Error, retry: () => void): ReactNode;
}

/** Loads the plan's addresses and provides a connection to it. */
export function PlanProvider({ children, loading, failed }: PlanProviderProps) {
  const config = useQuery({
    queryKey: ["config"],
    queryFn: () => api.get("/config", configDataSchema),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const connection = useMemo(() => (config.data ? connectPlan(config.data) : null), [config.data]);
  if (connection) return <PlanContext value={connection}>{children}</PlanContext>;
  if (config.error) return failed(config.error, () => void config.refetch());
  return loading;
}

/** The connection of the surrounding `PlanProvider`. */
export function usePlan(): PlanConnection {
  const connection = useContext(PlanContext);
  if (connection === null) throw new Error("usePlan needs a PlanProvider above it");
  return connection;
}
