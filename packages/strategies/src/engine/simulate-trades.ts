import type { Decision, Execution, Fill, SkipReason } from "./decision.ts";
import type { Holdings, Market, SimulatedExecutor } from "./executor.ts";
import type { Costs } from "./settings.ts";

/** Fills decisions at the open of the next candle, with costs. */
export function simulateTrades(costs: Costs): SimulatedExecutor {
  return {
    execute(decisions, market, holdings) {
      let { base, quote } = holdings;
      // All decisions of a tick share the volume of the candle.
      let volumeLeft =
        costs.volumeShare === null ? Number.POSITIVE_INFINITY : costs.volumeShare * market.volume;
      return decisions.map((decision) => {
        const execution = trade(decision, { costs, market, base, quote, volumeLeft });
        if (execution.type === "fill") {
          base += execution.base;
          quote += execution.quote;
          volumeLeft -= Math.abs(execution.base);
        }
        return execution;
      });
    },
  };
}

interface Situation extends Holdings {
  readonly costs: Costs;
  readonly market: Market;
  /** In the base token. */
  readonly volumeLeft: number;
}

function trade(decision: Decision, situation: Situation): Execution {
  if (situation.volumeLeft <= 0) return skip(decision, situation, "no volume");
  return decision.side === "buy" ? buy(decision, situation) : sell(decision, situation);
}

function buy(decision: Decision, situation: Situation): Execution {
  const { costs, market, quote, volumeLeft } = situation;
  const wanted = decision.amount === "all" ? quote : Math.min(decision.amount, quote);
  if (wanted <= 0) return skip(decision, situation, "no balance");
  // Gas comes on top of the amount if the balance suffices, else out of it.
  const spent = Math.min(wanted, quote - costs.gas);
  if (spent <= costs.gas) return skip(decision, situation, "less than its gas");
  const asked = market.price * (1 + costs.spread / 2);
  const perVolume = impactPerVolume(situation);
  // base x asked x (1 + perVolume x base) = what is spent after the fee; this form of the root also holds without impact.
  const afterFee = spent * (1 - costs.fee);
  const most = (2 * (afterFee / asked)) / (1 + Math.sqrt(1 + (4 * perVolume * afterFee) / asked));
  const isPartial = most > volumeLeft;
  const base = isPartial ? volumeLeft : most;
  const price = asked * (1 + perVolume * base);
  const sold = isPartial ? (base * price) / (1 - costs.fee) : spent;
  return toFill(decision, situation, {
    base,
    // Without a rest of 1e-16 when everything is spent.
    quote: sold + costs.gas >= quote ? -quote : -(sold + costs.gas),
    price,
    isPartial,
    costs: {
      fee: sold * costs.fee,
      spread: base * (asked - market.price),
      slippage: base * (price - asked),
      gas: costs.gas,
    },
  });
}

function sell(decision: Decision, situation: Situation): Execution {
  const { costs, market, base, volumeLeft } = situation;
  const wanted = decision.amount === "all" ? base : Math.min(decision.amount, base);
  if (wanted <= 0) return skip(decision, situation, "no balance");
  const isPartial = wanted > volumeLeft;
  const sold = isPartial ? volumeLeft : wanted;
  const bid = market.price * (1 - costs.spread / 2);
  const price = bid / (1 + impactPerVolume(situation) * sold);
  const proceeds = sold * price;
  const fee = proceeds * costs.fee;
  if (proceeds - fee <= costs.gas) return skip(decision, situation, "less than its gas");
  return toFill(decision, situation, {
    base: -sold,
    quote: proceeds - fee - costs.gas,
    price,
    isPartial,
    costs: { fee, spread: sold * (market.price - bid), slippage: sold * (bid - price), gas: costs.gas },
  });
}

/** How far the price moves for each base token of a trade, as a part of it. */
function impactPerVolume({ costs, market }: Situation): number {
  return costs.volumeShare === null ? 0 : costs.impact / market.volume;
}

function toFill(
  decision: Decision,
  { market }: Situation,
  trade: Pick<Fill, "base" | "quote" | "price" | "costs" | "isPartial">,
): Fill {
  return { type: "fill", decision, time: market.time, reference: market.price, ...trade };
}

function skip(decision: Decision, { market }: Situation, because: SkipReason): Execution {
  return { type: "skip", decision, time: market.time, because };
}
