import type { AnyBotLogLine } from "@canopy/shared/api/bots";
import type { LogDetail } from "../../bots/paper/log-line.ts";
import type { SkipDetail } from "../../bots/vault/log/to-skips.ts";
import type { LogRow } from "./find-log.ts";

const noDetail: LogDetail = {
  side: null,
  amount: null,
  rule: null,
  reason: null,
  because: null,
  stop: null,
  base: null,
  quote: null,
  reference: null,
  price: null,
  costs: null,
  isPartial: null,
  until: null,
};

const noMore: Record<keyof SkipDetail, null> = {
  token: null,
  left: null,
  fee: null,
  cost: null,
  error: null,
  transaction: null,
};

/** A line of the log as the API shows it: every field that this kind of line has, null where it says nothing. */
export function presentLine(row: LogRow): AnyBotLogLine {
  const at = toTime(Number(row.at));
  switch (row.type) {
    case "paper": {
      const { line, ...detail } = row.detail;
      return { mode: "paper", ...detail, line: row.number, at, ...noDetail, ...line };
    }
    case "trade":
      return { mode: "live", outcome: "filled", at, index: row.number, ...row.detail };
    case "skip": {
      const { until, more, ...detail } = row.detail;
      return { mode: "live", outcome: "skipped", at, ...detail, until: toTime(until), ...noMore, ...more };
    }
  }
}

const toTime = (seconds: number) => new Date(seconds * 1_000).toISOString();
