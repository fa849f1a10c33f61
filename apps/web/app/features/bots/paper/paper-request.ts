import type { BotRequest } from "@canopy/shared/api/bots";
import { candleIntervals } from "@canopy/shared/api/markets";
import * as z from "zod/mini";
import type { CandleSet } from "../market/candle-set.ts";
import { type RuleDraft, toBotSetup } from "../rule/rule-draft.ts";

const parametersSchema = z.record(z.string(), z.unknown());

/** The request for a paper bot that follows a draft from `price` on; null for candles of a file, and a draft that can't run. */
export function paperRequest(draft: RuleDraft, set: CandleSet, price: number): BotRequest | null {
  const interval = candleIntervals.find((seconds) => seconds * 1_000 === set.candles.interval);
  const setup = toBotSetup(draft, price, set.hasVolume);
  if (set.source === "file" || interval === undefined || typeof setup === "string") return null;
  const { start, costs, limits } = setup.settings;
  return {
    kind: setup.kind,
    market: set.id,
    interval,
    parameters: z.parse(parametersSchema, setup.parameters),
    start,
    costs,
    limits,
  };
}
