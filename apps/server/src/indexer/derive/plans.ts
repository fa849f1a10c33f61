import type { PlanParameters } from "@canopy/protocol/rules/parameters";
import type { Database, PlanName, Row } from "../../database/tables.ts";

/** The parameters that the plans' constructors fixed. Plus is optional. */
export type Plans = ReadonlyMap<PlanName, Row<"plans">>;

export async function readPlans(database: Database): Promise<Plans> {
  const rows = await database.selectFrom("plans").selectAll().execute();
  return new Map(rows.map((row) => [row.plan, row]));
}

export function getPlan(plans: Plans, name: PlanName): Row<"plans"> {
  const plan = plans.get(name);
  if (plan === undefined) throw new Error(`The index has events of the ${name} plan but not its parameters`);
  return plan;
}

/** A plan's shares in basis points, as the rules take them. */
export function toShares(plan: Row<"plans">): Pick<PlanParameters, "shares"> {
  return {
    shares: {
      sponsor: plan.sponsor_share,
      pool: plan.pool_share,
      heroPool: plan.hero_share,
      commons: plan.commons_share,
      operations: plan.operations_share,
    },
  };
}
