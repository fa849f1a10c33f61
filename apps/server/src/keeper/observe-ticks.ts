import type { Logger } from "pino";
import { Counter, Gauge, type Registry } from "prom-client";
import { formatEther } from "viem";
import { createOutageLog, type OutageLog } from "../lib/outage-log.ts";
import type { Attempt, TickOutcome } from "./tick.ts";

/** Metrics are floating-point numbers: never calculate amounts with them. */
const toPol = (wei: bigint) => Number(formatEther(wei));

/** Converts the outcome of each tick into metrics and log lines. */
export function createTickObserver(registry: Registry, log: Logger) {
  const metrics = createKeeperMetrics(registry);
  const lastLogged = new Map<string, string>();
  const outages = new Map<string, OutageLog>();
  let isFailing = false;
  /** In a row, at the tick before. */
  let failedTicks = 0;

  /** Whether the value of this key has changed, so that a lasting state is logged once. */
  function hasChanged(key: string, value: unknown): boolean {
    const text = JSON.stringify(value);
    const changed = lastLogged.get(key) !== text;
    lastLogged.set(key, text);
    return changed;
  }

  /** @param failures how many ticks in a row failed, this one included */
  function observe(outcome: TickOutcome, failures: number): void {
    reportAccount(outcome);
    reportPlans(outcome);
    for (const attempt of outcome.attempts) reportAttempt(attempt);
    if (outcome.account?.isFree) reportObstacles(outcome.account.balance, outcome.attempts);
    reportFailures(outcome, failures);
  }

  function reportAccount({ account }: TickOutcome): void {
    if (account === null) return;
    metrics.balance.set(toPol(account.balance));
    for (const { kind, ...details } of account.events) {
      if ("fee" in details) {
        const { fee, gasUsed, ...rest } = details;
        metrics.transactions.inc({ outcome: "mined" });
        metrics.gasSpent.inc(toPol(fee));
        const fields = { ...rest, gasUsed: `${gasUsed}` };
        if (kind === "mined") log.info(fields, "transaction mined");
        else {
          metrics.transactions.inc({ outcome: "reverted" });
          log.warn(fields, "transaction mined without effect");
        }
      } else if (kind === "found") log.info(details, "transaction of an earlier process found in the pool");
      else if (kind === "superseded") log.warn(details, "nonce used by a transaction of another process");
      else {
        metrics.transactions.inc({ outcome: "reorged" });
        log.warn(details, "transaction removed by a reorganisation");
      }
    }
  }

  function reportPlans({ plans }: TickOutcome): void {
    for (const { plan, due, claimants, roundsBehind } of plans) {
      metrics.roundsBehind.set({ plan }, roundsBehind);
      if (hasChanged(`due ${plan}`, [due, claimants]) && due.length > 0) {
        log.info({ plan, due, claimants, roundsBehind }, "duties found");
      }
    }
  }

  function reportAttempt({ plan, duty, ids, warnings, result }: Attempt): void {
    if (hasChanged(`warnings ${plan}`, [duty, warnings])) {
      for (const warning of warnings) log.warn({ plan, duty }, warning);
    }
    if (!("hash" in result)) return;
    metrics.transactions.inc({ outcome: result.kind });
    const { kind, maxFeePerGas, ...details } = result;
    const fields = { plan, duty, ids, ...details, maxFeePerGas: `${maxFeePerGas}` };
    log.info(fields, kind === "sent" ? "transaction sent" : "stuck transaction replaced");
  }

  function reportObstacles(balance: bigint, attempts: readonly Attempt[]): void {
    const isDelayedBy = (wanted: "gas price" | "balance") =>
      attempts.some(({ result }) => result.kind === "held back" && result.reason === wanted);
    const isPricedOut = isDelayedBy("gas price");
    const isShort = isDelayedBy("balance");
    metrics.pricedOut.set(isPricedOut ? 1 : 0);
    metrics.short.set(isShort ? 1 : 0);
    if (hasChanged("priced out", isPricedOut) && isPricedOut) {
      log.warn("gas costs more than KEEPER_MAX_GWEI, waiting");
    }
    if (hasChanged("short", isShort) && isShort) {
      log.error({ balance: `${balance}` }, "keeper balance too low, send POL to its account");
    }
  }

  function reportFailures({ failures: list, next }: TickOutcome, failures: number): void {
    // If only a duty failed, the chain was read.
    if (list.every(({ duty }) => duty !== undefined)) metrics.lookedAt.setToCurrentTime();
    for (const { error, ...where } of list) {
      const what = where.duty === undefined ? "keeper look" : "keeper duty";
      const key = `${what} ${where.plan ?? ""}`;
      const outage = outages.get(key) ?? createOutageLog(log, { failed: `${what} failed, retrying` });
      outages.set(key, outage);
      outage.failed(error, { ...where, failures });
    }
    if (next === "retry") metrics.failures.inc();
    else if (isFailing) {
      for (const outage of outages.values()) outage.succeeded();
      log.info({ failures: failedTicks }, "keeper recovered");
    }
    failedTicks = failures;
    isFailing = next === "retry";
  }

  return observe;
}

export type TickObserver = ReturnType<typeof createTickObserver>;

function createKeeperMetrics(registry: Registry) {
  const registers = [registry];
  const balance = new Gauge({
    name: "canopy_keeper_balance_pol",
    help: "What is left for gas; NaN without a key or before the first successful read",
    registers,
  });
  balance.set(Number.NaN);
  const transactions = new Counter({
    name: "canopy_keeper_transactions_total",
    help: "Transactions by outcome; `bumped` were sent again with higher fees",
    labelNames: ["outcome"],
    registers,
  });
  for (const outcome of ["sent", "bumped", "mined", "reverted", "reorged"]) transactions.inc({ outcome }, 0);
  return {
    balance,
    transactions,
    short: new Gauge({
      name: "canopy_keeper_short",
      help: "1 while the balance is too low for a transaction that is due",
      registers,
    }),
    pricedOut: new Gauge({
      name: "canopy_keeper_priced_out",
      help: "1 while gas costs more than KEEPER_MAX_GWEI allows",
      registers,
    }),
    lookedAt: new Gauge({
      name: "canopy_keeper_looked_at_seconds",
      help: "When the keeper last read the chain, in seconds since 1970; 0 before the first time",
      registers,
    }),
    roundsBehind: new Gauge({
      name: "canopy_keeper_rounds_behind",
      help: "Finished rounds that are not closed yet",
      labelNames: ["plan"],
      registers,
    }),
    gasSpent: new Counter({
      name: "canopy_keeper_gas_spent_pol_total",
      help: "Paid for gas since the start",
      registers,
    }),
    failures: new Counter({
      name: "canopy_keeper_failures_total",
      help: "Ticks that failed",
      registers,
    }),
  };
}
