import { type BotLogLine, type BotOutcome, botOutcomes } from "@canopy/shared/api/bots";

/** What of the log is shown. The URL holds it. */
export interface LogFilters {
  /** Null: all bots. */
  readonly bot: string | null;
  /** Empty: all outcomes. */
  readonly outcomes: readonly BotOutcome[];
  /** Typed; empty: everything. */
  readonly search: string;
}

export const noLogFilters: LogFilters = { bot: null, outcomes: [], search: "" };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The filters of a URL. Parts that make no sense are ignored. */
export function readLogFilters(url: URLSearchParams): LogFilters {
  const bot = url.get("bot") ?? "";
  const named = new Set(url.get("outcome")?.split(","));
  return {
    bot: uuid.test(bot) ? bot : null,
    outcomes: botOutcomes.filter((outcome) => named.has(outcome)),
    search: url.get("search") ?? "",
  };
}

export function writeLogFilters({ bot, outcomes, search }: LogFilters): URLSearchParams {
  return new URLSearchParams({
    ...(bot !== null && { bot }),
    ...(outcomes.length > 0 && { outcome: outcomes.join(",") }),
    ...(search !== "" && { search }),
  });
}

/** The query of the API, which does not search. */
export function toLogQuery({ bot, outcomes }: LogFilters): Record<string, string> {
  return { ...(bot !== null && { bot }), ...(outcomes.length > 0 && { outcome: outcomes.join(",") }) };
}

/** Whether the API leaves lines out. */
export function hasLogFilters(filters: LogFilters): boolean {
  return Object.keys(toLogQuery(filters)).length > 0;
}

/** Whether a line has all typed words: in its market, or in the texts that the page shows for it. */
export function matchesSearch(
  line: Pick<BotLogLine, "market">,
  texts: readonly string[],
  search: string,
): boolean {
  const text = [line.market, ...texts].join(" ").toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
