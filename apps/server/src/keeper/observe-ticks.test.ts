import { pino } from "pino";
import { Registry } from "prom-client";
import { expect, test } from "vitest";
import type { TransactionEvent } from "../transaction-sender/sender.ts";
import { createTickObserver } from "./observe-ticks.ts";
import type { Attempt, TickOutcome } from "./tick.ts";

const quiet: TickOutcome = { account: null, plans: [], attempts: [], failures: [], next: "idle" };
const hash = "0x01";

function createTestReport() {
  const registry = new Registry();
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return {
    report: createTickObserver(registry, log),
    metrics: () => registry.metrics(),
    /** Removes and returns the logged messages. */
    messages: () => lines.splice(0).map(({ msg }) => msg),
    lines,
  };
}

const look = (events: TransactionEvent[], balance = 1_500_000_000_000_000_000n): TickOutcome => ({
  ...quiet,
  account: { balance, isFree: true, events },
});
const attempt = (result: Attempt["result"], warnings: string[] = []): Attempt => ({
  plan: "core",
  duty: { kind: "settle round", round: 3 },
  ids: 7,
  warnings,
  result,
});

test("adds up outcomes in metrics", async () => {
  const { report, metrics } = createTestReport();
  expect(await metrics()).toContain("canopy_keeper_balance_pol Nan");
  expect(await metrics()).toContain("canopy_keeper_looked_at_seconds 0");
  const mined = { nonce: 0, hash, gasUsed: 21_000n, fee: 1_000_000_000_000_000_000n } as const;
  const plan = { plan: "core", due: [], claimants: 0, roundsBehind: 2 } as const;
  report({ ...look([{ kind: "mined", ...mined }]), plans: [plan] }, 0);
  report(look([{ kind: "reverted", ...mined }]), 0);
  report(look([{ kind: "reorged", nonce: 1 }]), 0);
  const maxFeePerGas = 5n;
  report({ ...quiet, attempts: [attempt({ kind: "sent", nonce: 1, hash, maxFeePerGas })] }, 0);
  report({ ...quiet, attempts: [attempt({ kind: "bumped", nonce: 1, hash, maxFeePerGas })] }, 0);
  report({ ...quiet, failures: [{ error: new Error("offline") }], next: "retry" }, 1);
  const text = await metrics();
  for (const line of [
    "canopy_keeper_balance_pol 1.5",
    "canopy_keeper_gas_spent_pol_total 2",
    'canopy_keeper_transactions_total{outcome="sent"} 1',
    'canopy_keeper_transactions_total{outcome="bumped"} 1',
    'canopy_keeper_transactions_total{outcome="mined"} 2',
    'canopy_keeper_transactions_total{outcome="reverted"} 1',
    'canopy_keeper_transactions_total{outcome="reorged"} 1',
    'canopy_keeper_rounds_behind{plan="core"} 2',
    "canopy_keeper_failures_total 1",
  ])
    expect(text).toContain(line);
  expect(text).not.toContain("canopy_keeper_looked_at_seconds 0");
});

test("sets the metric of a delayed transaction while it lasts, and logs it once", async () => {
  const { report, metrics, messages } = createTestReport();
  const heldBack = (reason: "gas price" | "balance") => ({
    ...look([]),
    attempts: [attempt({ kind: "held back", reason })],
  });
  report(heldBack("balance"), 0);
  report(heldBack("balance"), 0);
  expect(await metrics()).toContain("canopy_keeper_short 1");
  expect(messages()).toEqual(["keeper balance too low, send POL to its account"]);
  report(heldBack("gas price"), 0);
  expect(await metrics()).toContain("canopy_keeper_short 0");
  expect(await metrics()).toContain("canopy_keeper_priced_out 1");
  report(look([]), 0);
  expect(await metrics()).toContain("canopy_keeper_priced_out 0");
  report(heldBack("gas price"), 0);
  const message = "gas costs more than KEEPER_MAX_GWEI, waiting";
  expect(messages()).toEqual([message, message]);
});

test("logs duties and warnings when they change", () => {
  const { report, messages } = createTestReport();
  const due = (round: number): TickOutcome => ({
    ...quiet,
    plans: [{ plan: "core", due: [{ kind: "settle round", round }], claimants: 0, roundsBehind: 1 }],
  });
  for (const round of [3, 3, 4]) report(due(round), 0);
  expect(messages()).toEqual(["duties found", "duties found"]);
  const warned = {
    ...quiet,
    attempts: [attempt({ kind: "held back", reason: "node" }, ["index is behind"])],
  };
  report(warned, 0);
  report(warned, 0);
  expect(messages()).toEqual(["index is behind"]);
});

test("logs a failure with its plan and duty, and the recovery", () => {
  const { report, messages, lines } = createTestReport();
  const error = new Error("offline");
  report({ ...quiet, failures: [{ plan: "plus", error }], next: "retry" }, 1);
  expect(lines[0]).toMatchObject({ msg: "keeper look failed, retrying", plan: "plus", failures: 1 });
  const duty = { kind: "fix price" } as const;
  report({ ...quiet, failures: [{ plan: "core", duty, error }], next: "retry" }, 2);
  expect(lines[1]).toMatchObject({ msg: "keeper duty failed, retrying", plan: "core", duty, failures: 2 });
  messages();
  report(quiet, 0);
  report(quiet, 0);
  expect(messages()).toEqual(["keeper recovered"]);
});
