import { sql } from "kysely";
import type { Address } from "viem";
import type { Database, Row } from "../../database/tables.ts";
import { ApiError } from "../../http/api-error.ts";

export interface Owner {
  readonly id: number;
  readonly wallet: Address;
}

/**
 * Whether a bot was created by the member, from this wallet or one that the member had before. After a reorganisation the id may belong
 * to another member.
 */
export const isOwnBot = ({ id, wallet }: Owner) => sql<boolean>`(
  paper_bots.member_id = ${id} and (paper_bots.account = ${wallet} or exists (
    select from identities where identities.member_id = paper_bots.member_id
      and identities.field = 'account' and identities.value = paper_bots.account
  ))
)`;

/** Finds a member's bots, the newest first. */
export async function findBots(database: Database, owner: Owner): Promise<Row<"paper_bots">[]> {
  return database
    .selectFrom("paper_bots")
    .selectAll()
    .where(isOwnBot(owner))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/**
 * Locks a bot of the member until the transaction ends.
 *
 * @throws ApiError BOT_NOT_FOUND, also for the bot of another member
 */
export async function lockBot(transaction: Database, owner: Owner, id: string): Promise<Row<"paper_bots">> {
  const bot = await transaction
    .selectFrom("paper_bots")
    .selectAll()
    .where("id", "=", id)
    .where(isOwnBot(owner))
    .forUpdate()
    .executeTakeFirst();
  if (bot === undefined) throw new ApiError("BOT_NOT_FOUND");
  return bot;
}
