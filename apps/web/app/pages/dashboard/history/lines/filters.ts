import type { HistoryLine } from "@canopy/shared/api/history";

type HistoryType = HistoryLine["type"];

/** The kinds of lines that a reader can choose, each with the types of the API. */
export const kinds = {
  entries: ["register", "topup"],
  commissions: ["commission"],
  credits: ["credit"],
  ranks: ["rank_claim", "rank_collect"],
  closing: ["closing_reward"],
  withdrawals: ["withdraw"],
  identity: ["username", "address_start", "address_cancel", "address"],
} as const satisfies Record<string, readonly HistoryType[]>;
export type Kind = keyof typeof kinds;
export const kindNames = [
  "entries",
  "commissions",
  "credits",
  "ranks",
  "closing",
  "withdrawals",
  "identity",
] as const satisfies readonly Kind[];

/** What of the history is shown. The URL holds it. */
export interface Filters {
  /** Empty: all kinds. */
  readonly kinds: readonly Kind[];
  /** A username or the hash of a transaction; empty: everything. */
  readonly search: string;
  /** The first and last round; null: no bound. */
  readonly from: number | null;
  readonly to: number | null;
}

export const noFilters: Filters = { kinds: [], search: "", from: null, to: null };

const searchable = /^(0x[0-9a-f]{64}|[a-z][a-z0-9_]{3,15})$/;
const LAST_ROUND = 65_535;

/** What a reader typed to search for, as the API takes it; null if it is neither a username nor a hash. */
export function tidySearch(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  return text === "" || searchable.test(text) ? text : null;
}

/** A typed number of a round; null for none, undefined for another text. */
export function typedRound(typed: string): number | null | undefined {
  const text = typed.trim().replace(/[۰-۹]/g, (digit) => String("۰۱۲۳۴۵۶۷۸۹".indexOf(digit)));
  if (text === "") return null;
  return /^\d{1,5}$/.test(text) && Number(text) <= LAST_ROUND ? Number(text) : undefined;
}

/** The filters of a URL. Parts that make no sense are ignored. */
export function readFilters(url: URLSearchParams): Filters {
  const named = new Set(url.get("kind")?.split(","));
  const from = typedRound(url.get("from") ?? "") ?? null;
  const to = typedRound(url.get("to") ?? "") ?? null;
  const isInOrder = from === null || to === null || from <= to;
  return {
    kinds: kindNames.filter((kind) => named.has(kind)),
    search: tidySearch(url.get("search") ?? "") ?? "",
    from: isInOrder ? from : null,
    to: isInOrder ? to : null,
  };
}

/** `url` with these filters in place of its own. */
export function writeFilters(
  url: URLSearchParams,
  { kinds: chosen, search, from, to }: Filters,
): URLSearchParams {
  const written = new URLSearchParams(url);
  const put = (name: string, value: string) => {
    if (value === "") written.delete(name);
    else written.set(name, value);
  };
  put("kind", chosen.join(","));
  put("search", search);
  put("from", from === null ? "" : String(from));
  put("to", to === null ? "" : String(to));
  return written;
}

/** The query of the API. */
export function toQuery({ kinds: chosen, search, from, to }: Filters): Record<string, string> {
  return {
    ...(chosen.length > 0 && { type: chosen.flatMap((kind) => kinds[kind]).join(",") }),
    ...(search !== "" && { search }),
    ...(from !== null && { from: String(from) }),
    ...(to !== null && { to: String(to) }),
  };
}

export function hasFilters(filters: Filters): boolean {
  return Object.keys(toQuery(filters)).length > 0;
}
