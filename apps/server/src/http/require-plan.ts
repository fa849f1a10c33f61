import type { PlanName } from "@canopy/shared/api/primitives";
import type { Config } from "../config/config.ts";
import { ApiError } from "./api-error.ts";

/** @throws ApiError NO_PLUS when the server has no Plus plan */
export function requirePlan(config: Config, plan: PlanName): void {
  if (plan === "plus" && config.chain.plus === null) throw new ApiError("NO_PLUS");
}
