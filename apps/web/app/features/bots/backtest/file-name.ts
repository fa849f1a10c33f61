import type { BotSetup } from "@canopy/strategies/engine/run";
import type { CandleSet } from "../market/candle-set.ts";

/** Invented prices are named in the file's name, too. */
export function backtestFileName(
  { name, source }: Pick<CandleSet, "name" | "source">,
  { kind }: Pick<BotSetup, "kind">,
): string {
  const market = name.replace(/\.[^.]*$/, "").replace(/[^\w-]+/g, "-");
  return `backtest-${kind}-${market}${source === "synthetic" ? "-synthetic" : ""}.json`;
}
