import { botRequestSchema } from "@canopy/shared/api/bots";
import { toColumns } from "@canopy/strategies/candles/candles";
import { kinds } from "@canopy/strategies/kinds/kinds";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { CandleSet } from "../market/candle-set.ts";
import { firstDraft } from "../rule/rule-draft.ts";
import { paperRequest } from "./paper-request.ts";

const candle = (hour: number) => ({ time: hour * 3_600_000, open: 1, high: 1, low: 1, close: 1, volume: 1 });
const set: CandleSet = {
  id: "POL-USDC",
  name: "POL-USDC",
  base: "POL",
  quote: "USDC",
  source: "synthetic",
  sourceName: "a generator",
  hasVolume: true,
  candles: toColumns(3_600_000, [0, 1].map(candle)),
};

test.each(kinds)("a %s can be asked for, and starts at the price now", (kind) => {
  const request = paperRequest(firstDraft(kind, 1), set, 0.5);
  expect(z.safeParse(botRequestSchema, request).success).toBe(true);
  const { base = 0, quote = 0 } = request?.start ?? {};
  expect(base * 0.5 + quote).toBeCloseTo(1_000);
});

test("candles of a file have no market to follow", () => {
  expect(paperRequest(firstDraft("dca", 1), { ...set, source: "file" }, 1)).toBeNull();
});
