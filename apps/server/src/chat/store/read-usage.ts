import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";

/** What the chat did in a day (UTC). Deleted conversations are not in it, but their tokens are. */
export interface DayUsage {
  readonly day: string;
  readonly replies: number;
  /** Replies that say that the documents have no answer. */
  readonly unknown: number;
  readonly by_model: number;
  readonly helpful: number;
  readonly unhelpful: number;
  readonly input_tokens: bigint;
  readonly output_tokens: bigint;
}

/** Reads the days from `since` on in which the chat was used, the newest first. */
export async function readUsage(database: Database, since: Date): Promise<readonly DayUsage[]> {
  const { rows } = await sql<DayUsage>`
    with replies as (
      select
        (at at time zone 'UTC')::date as day,
        count(*)::int4 as replies,
        (count(*) filter (where kind = 'unknown'))::int4 as unknown,
        (count(*) filter (where provider = 'model'))::int4 as by_model,
        (count(*) filter (where rating = 'up'))::int4 as helpful,
        (count(*) filter (where rating = 'down'))::int4 as unhelpful
      from chat_messages where role = 'assistant' and at >= ${since} group by 1
    ), tokens as (
      select day, input_tokens, output_tokens from chat_usage
      where who = 'all' and day >= (${since} at time zone 'UTC')::date
    )
    select
      to_char(day, 'YYYY-MM-DD') as day,
      coalesce(replies, 0) as replies,
      coalesce(unknown, 0) as unknown,
      coalesce(by_model, 0) as by_model,
      coalesce(helpful, 0) as helpful,
      coalesce(unhelpful, 0) as unhelpful,
      coalesce(input_tokens, 0) as input_tokens,
      coalesce(output_tokens, 0) as output_tokens
    from replies full join tokens using (day) order by 1 desc`.execute(database);
  return rows;
}
