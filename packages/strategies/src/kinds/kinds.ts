import { averageCross, exponentialCross } from "./average-cross.ts";
import { dca } from "./dca.ts";
import { grid } from "./grid.ts";
import { rebalance } from "./rebalance.ts";
import { bollingerReversal, rsiReversal } from "./reversal.ts";
import type { Strategy } from "./strategy.ts";
import { stopLoss, takeProfit, trailingStop } from "./trigger.ts";

/** All kinds; first those that can go live. */
export const strategies = {
  dca,
  grid,
  "stop-loss": stopLoss,
  "take-profit": takeProfit,
  rebalance,
  "average-cross": averageCross,
  "exponential-cross": exponentialCross,
  "rsi-reversal": rsiReversal,
  bollinger: bollingerReversal,
  "trailing-stop": trailingStop,
} satisfies { [Kind in string]: Strategy<Kind, unknown> };

export type Kind = keyof typeof strategies;

export const kinds = [
  "dca",
  "grid",
  "stop-loss",
  "take-profit",
  "rebalance",
  "average-cross",
  "exponential-cross",
  "rsi-reversal",
  "bollinger",
  "trailing-stop",
] as const satisfies readonly Kind[];
