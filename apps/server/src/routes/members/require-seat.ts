import type { PlanName } from "@canopy/shared/api/primitives";
import type { Database } from "../../database/tables.ts";
import { ApiError } from "../../http/api-error.ts";

/**
 * Finds the id of a member who has a seat in the plan.
 *
 * @throws ApiError MEMBER_NOT_FOUND or NOT_IN_PLUS; SERVICE_UNAVAILABLE while the index is empty
 */
export async function requireSeat(database: Database, plan: PlanName, username: string): Promise<number> {
  const found = await database
    .selectFrom("members as member")
    .innerJoin("seats as seat", "seat.member_id", "member.id")
    .select("member.id")
    .where("member.username", "=", username)
    .where("seat.plan", "=", plan)
    .executeTakeFirst();
  return found?.id ?? refuseSeat(database, username);
}

/** Throws the error for a member without a seat in the plan. */
export async function refuseSeat(database: Database, username: string): Promise<never> {
  const member = await database
    .selectFrom("members")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirst();
  // Every member has a seat in the core plan, so this is about Plus.
  if (member !== undefined) throw new ApiError("NOT_IN_PLUS");
  const firstMember = await database.selectFrom("members").select("id").limit(1).executeTakeFirst();
  // An empty index does not prove that the member is unknown.
  throw new ApiError(firstMember === undefined ? "SERVICE_UNAVAILABLE" : "MEMBER_NOT_FOUND");
}
