import {
  type BotMode,
  type BotOutcome,
  botModes,
  botOutcomes,
  MAXIMUM_LOG_SEARCH,
} from "@canopy/shared/api/bots";

/** Whose lines are shown: all, those of a mode, or those of one paper bot or one rule. */
export type LogSubject =
  | { readonly of: "all" }
  | { readonly of: "mode"; readonly mode: BotMode }
  | { readonly of: "bot"; readonly bot: string }
  | { readonly of: "rule"; readonly rule: number };

/** What of the log is shown. The URL holds it. */
export interface LogFilters {
  readonly subject: LogSubject;
  /** Empty: all outcomes. */
  readonly outcomes: readonly BotOutcome[];
  /** Typed; empty: everything. */
  readonly search: string;
}

export const noLogFilters: LogFilters = { subject: { of: "all" }, outcomes: [], search: "" };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ruleId = /^([1-9]|[12]\d|3[0-2])$/;

/** The subject as parameters of the URL and of the API. */
export function writeSubject(subject: LogSubject): Record<string, string> {
  switch (subject.of) {
    case "all":
      return {};
    case "mode":
      return { mode: subject.mode };
    case "bot":
      return { bot: subject.bot };
    case "rule":
      return { rule: String(subject.rule) };
  }
}

/** Parts that make no sense are ignored. */
export function readSubject(parameters: URLSearchParams): LogSubject {
  const [bot, rule] = [parameters.get("bot") ?? "", parameters.get("rule") ?? ""];
  if (uuid.test(bot)) return { of: "bot", bot };
  if (ruleId.test(rule)) return { of: "rule", rule: Number(rule) };
  const mode = botModes.find((one) => one === parameters.get("mode"));
  return mode === undefined ? { of: "all" } : { of: "mode", mode };
}

/** The filters of a URL. Parts that make no sense are ignored. */
export function readLogFilters(url: URLSearchParams): LogFilters {
  const named = new Set(url.get("outcome")?.split(","));
  return {
    subject: readSubject(url),
    outcomes: botOutcomes.filter((outcome) => named.has(outcome)),
    search: (url.get("search") ?? "").slice(0, MAXIMUM_LOG_SEARCH),
  };
}

/** What is typed stays in the URL as it is. */
export function writeLogFilters(filters: LogFilters): URLSearchParams {
  const { search } = filters;
  return new URLSearchParams({ ...toLogQuery(filters), ...(search !== "" && { search }) });
}

/** The query of the API. */
export function toLogQuery({ subject, outcomes, search }: LogFilters): Record<string, string> {
  const words = search.trim();
  return {
    ...writeSubject(subject),
    ...(outcomes.length > 0 && { outcome: outcomes.join(",") }),
    ...(words !== "" && { search: words }),
  };
}

/** Whether the API leaves lines out. */
export function hasLogFilters(filters: LogFilters): boolean {
  return Object.keys(toLogQuery(filters)).length > 0;
}
