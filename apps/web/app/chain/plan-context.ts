import { createContext, useContext } from "react";
import type { PlanConnection } from "./plan-chain.ts";

/** The plan that screens read and pay: the core plan, or Plus below `PlusScreen`; null until its connection is open. */
export const PlanContext = createContext<PlanConnection | null>(null);

export function usePlan(): PlanConnection {
  const connection = useContext(PlanContext);
  if (connection === null) throw new Error("usePlan needs an open connection: render it inside `Connected`");
  return connection;
}
