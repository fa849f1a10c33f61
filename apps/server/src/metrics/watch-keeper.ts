import { Counter, Gauge } from "prom-client";
import { formatEther } from "viem";
import type { KeeperState } from "../keeper/state.ts";
import type { Metrics } from "./metrics.ts";

/** Metrics are floating point by their nature: for a look at a balance, never for reckoning with it. */
const polOf = (wei: bigint) => Number(formatEther(wei));

/** Tells what the keeper of this process does. */
export function watchKeeper({ registry }: Metrics, state: KeeperState): void {
  const registers = [registry];
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  const flag = (value: boolean) => (value ? 1 : 0);
  gauge("canopy_keeper_balance_pol", "What is left for gas; NaN where there is no key or no answer", () =>
    state.balance === null ? Number.NaN : polOf(state.balance),
  );
  gauge("canopy_keeper_short", "1 while the balance does not pay for what is due", () => flag(state.isShort));
  gauge("canopy_keeper_priced_out", "1 while gas costs more than is allowed", () => flag(state.isPricedOut));
  gauge(
    "canopy_keeper_looked_at_seconds",
    "When the keeper last saw the chain, in seconds since 1970; 0 before the first time",
    () => (state.lookedAt?.getTime() ?? 0) / 1_000,
  );
  new Gauge({
    name: "canopy_keeper_rounds_behind",
    help: "Finished rounds that are not closed yet",
    labelNames: ["plan"],
    registers,
    collect() {
      for (const [plan, found] of Object.entries(state.plans)) this.set({ plan }, found.roundsBehind);
    },
  });
  const total = (name: string, help: string, value: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(value());
      },
    });
  total("canopy_keeper_gas_spent_pol_total", "Paid for gas since the start", () => polOf(state.gasSpent));
  total("canopy_keeper_failures_total", "Looks and transactions that failed", () => state.failures);
  new Counter({
    name: "canopy_keeper_transactions_total",
    help: "Transactions by what became of them; `bumped` were sent again with a higher offer",
    labelNames: ["outcome"],
    registers,
    collect() {
      this.reset();
      for (const outcome of ["sent", "bumped", "mined", "reverted", "reorged"] as const)
        this.inc({ outcome }, state[outcome]);
    },
  });
}
