import type { Logger } from "pino";
import { Counter, Gauge, type Registry } from "prom-client";
import { formatEther } from "viem";
import { explainObstacle } from "./explain.ts";
import type { Attempt, VaultTick } from "./tick.ts";

/** Metrics are floating-point numbers: never calculate amounts with them. */
const toPol = (wei: bigint) => Number(formatEther(wei));

/** Turns each tick into metrics and log lines. */
export function createVaultObserver(registry: Registry, log: Logger) {
  const metrics = createVaultMetrics(registry);
  /** What was last logged about a rule that is due. */
  let logged = new Map<string, string>();

  function observe({ account, rules, attempts }: VaultTick): void {
    metrics.rules.reset();
    for (const { due } of rules) metrics.rules.inc({ reason: due.reason });
    if (account !== null) metrics.balance.set(toPol(account.balance));
    for (const { kind, ...details } of account?.events ?? []) {
      const { fee, gasUsed, ...rest } = { fee: 0n, gasUsed: 0n, ...details };
      metrics.transactions.inc({ outcome: kind });
      metrics.gasSpent.inc(toPol(fee));
      const fields = { ...rest, fee: `${fee}`, gasUsed: `${gasUsed}` };
      if (kind === "mined") log.info(fields, "vault transaction mined");
      else log.warn(fields, `vault transaction ${kind}`);
    }
    const before = logged;
    logged = new Map();
    for (const attempt of attempts) reportAttempt(attempt, before);
  }

  function reportAttempt(
    { rule: { vault, id }, result }: Attempt,
    before: ReadonlyMap<string, string>,
  ): void {
    if ("hash" in result) {
      metrics.transactions.inc({ outcome: result.kind });
      const { hash, nonce, maxFeePerGas } = result;
      log.info({ vault, rule: id, hash, nonce, maxFeePerGas: `${maxFeePerGas}` }, "vault rule sent");
      return;
    }
    if (result.kind === "known") return;
    const why = result.kind === "held back" ? `held back: ${result.reason}` : explainObstacle(result);
    const key = `${vault} ${id}`;
    logged.set(key, result.kind);
    // Once for each kind: the fee of a rule and the price of gas change all the time.
    if (before.get(key) !== result.kind) log.info({ vault, rule: id, why }, "vault rule not executed");
  }

  return observe;
}

export type VaultObserver = ReturnType<typeof createVaultObserver>;

function createVaultMetrics(registry: Registry) {
  const registers = [registry];
  const balance = new Gauge({
    name: "canopy_bots_balance_pol",
    help: "What the account of the role bots has for gas; NaN without a key",
    registers,
  });
  balance.set(Number.NaN);
  return {
    balance,
    rules: new Gauge({
      name: "canopy_vault_rules",
      help: "Rules of all vaults, by what `due` answers",
      labelNames: ["reason"],
      registers,
    }),
    transactions: new Counter({
      name: "canopy_bots_transactions_total",
      help: "Executions of vault rules by outcome",
      labelNames: ["outcome"],
      registers,
    }),
    gasSpent: new Counter({
      name: "canopy_bots_gas_spent_pol_total",
      help: "Paid for gas since the start; the fees of vaults are not in it",
      registers,
    }),
  };
}
