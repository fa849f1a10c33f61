import { type RawBuilder, sql } from "kysely";
import { isInRange, type LogPart } from "./log-part.ts";
import { paperHas } from "./match-lines.ts";
import { isOwnBot } from "./own-bots.ts";

/** All of a line by which a filter can find it. A bot's lines have few values of it, and an index has the lines of each by time. */
const facet = sql`(outcome || '|' || coalesce(detail->>'side', '') || '|' || coalesce(detail->>'reason', '') || '|'
  || coalesce(detail->>'because', '') || '|' || coalesce(detail->>'stop', '') || '|' || coalesce(detail->>'isPartial', ''))
  collate "C"`;

const source = sql`concat('paper ', bot_id) collate "C"`;
const columns = sql`at, ${source} as source, line as number, 'paper' as type,
  json_build_object('bot', bot_id, 'kind', kind, 'market', market, 'outcome', outcome, 'line', detail) as detail`;

/** The lines of a page that are of the member's paper bots. */
export function paperLines(part: LogPart): RawBuilder<unknown> {
  const { bot, outcomes, words } = part.filter;
  return bot === null && outcomes === null && words.length === 0 ? allLines(part) : someLines(part);
}

/** Leaves out what is not the member's, because a planner that looks for the lines of 20 bots reads all of them. */
function allLines(part: LogPart): RawBuilder<unknown> {
  const { owner, limit } = part;
  return sql`
    select ${columns} from (
      select * from paper_bot_log
      where member_id = ${owner.id} and ${isInPaperRange(part)} and bot_id <> all(array(
        select id from paper_bots where member_id = ${owner.id} and not ${isOwnBot(owner)}
      ))
      order by at desc, bot_id desc, line desc limit ${limit}
    ) as page join paper_bots on paper_bots.id = bot_id`;
}

/** Looks at one line of each facet, and reads the lines of those that match: however long the log is, and however few match. */
function someLines(part: LogPart): RawBuilder<unknown> {
  const { owner, limit } = part;
  const { bot, outcomes, words } = part.filter;
  const next = (of: RawBuilder<unknown>, after: RawBuilder<unknown>) => sql`
    cross join lateral (
      select outcome, detail, ${facet} as facet from paper_bot_log where bot_id = ${of} and ${after}
      order by ${facet} limit 1
    ) as line`;
  return sql`
    with recursive examples as (
      select id, kind, market, line.* from paper_bots ${next(sql`paper_bots.id`, sql`true`)}
      where ${isOwnBot(owner)} and ${bot === null ? sql`true` : sql`id = ${bot}`}
      union all
      select id, kind, market, line.* from examples ${next(sql`examples.id`, sql`${facet} > examples.facet`)}
    ), matching as materialized (
      select id, kind, market, facet from examples
      where ${outcomes === null ? sql`true` : sql`outcome = any(${outcomes}::text[])`} and ${paperHas(words)}
    )
    select ${columns} from (
      select kind, market, lines.* from matching cross join lateral (
        select bot_id, line, at, outcome, detail from paper_bot_log
        where bot_id = matching.id and ${facet} = matching.facet and ${isInPaperRange(part)}
        order by at desc, line desc limit ${limit}
      ) as lines
      order by at desc, bot_id desc, line desc limit ${limit}
    ) as page`;
}

const isInPaperRange = (part: LogPart) => isInRange(part, { at: sql`at`, source, number: sql`line` });
