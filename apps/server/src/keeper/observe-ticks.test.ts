import { pino } from "pino";
import { Registry } from "prom-client";
import { expect, test } from "vitest";
import type { TransactionEvent } from "../transaction-sender/sender.ts";
import { createTickObserver } from "./observe-ticks.ts";
import type { Attempt, TickOutcome } from "./tick.ts";

const quiet: TickOutcome = { account: null, plans: [], attempts: [], failures: [], next: "idle" };
const hash = "0x01";

function createTestObserver() {
  const registry = new Registry();
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return {
    observe: createTickObserver(registry, log),
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
  const { observe, metrics } = createTestObserver();
  expect(await metrics()).toContain("canopy_keeper_balance_pol Nan");
  expect(await metrics()).toContain("canopy_keeper_looked_at_seconds 0");
  const mined = { nonce: 0, hash, gasUsed: 21_000n, fee: 1_000_000_000_000_000_000n } as const;
  const plan = { plan: "core", due: [], claimants: 0, roundsBehind: 2 } as const;
  observe({ ...look([{ kind: "mined", ...mined }]), plans: [plan] }, 0);
  observe(look([{ kind: "reverted", ...mined }]), 0);
  observe(look([{ kind: "reorged", nonce: 1 }]), 0);
  const maxFeePerGas = 5n;
  observe({ ...quiet, attempts: [attempt({ kind: "sent", nonce: 1, hash, maxFeePerGas })] }, 0);
  observe({ ...quiet, attempts: [attempt({ kind: "bumped", nonce: 1, hash, maxFeePerGas })] }, 0);
  observe({ ...quiet, failures: [{ error: new Error("offline") }], next: "retry" }, 1);
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
  const { observe, metrics, messages } = createTestObserver();
  const heldBack = (reason: "gas price" | "balance") => ({
    ...look([]),
    attempts: [attempt({ kind: "held back", reason })],
  });
  observe(heldBack("balance"), 0);
  observe(heldBack("balance"), 0);
  expect(await metrics()).toContain("canopy_keeper_short 1");
  expect(messages()).toEqual(["keeper balance too low, send POL to its account"]);
  observe(heldBack("gas price"), 0);
  expect(await metrics()).toContain("canopy_keeper_short 0");
  expect(await metrics()).toContain("canopy_keeper_priced_out 1");
  observe(look([]), 0);
  expect(await metrics()).toContain("canopy_keeper_priced_out 0");
  observe(heldBack("gas price"), 0);
  const message = "gas costs more than KEEPER_MAX_GWEI, waiting";
  expect(messages()).toEqual([message, message]);
});

test("logs duties and warnings when they change", () => {
  const { observe, messages } = createTestObserver();
  const due = (round: number): TickOutcome => ({
    ...quiet,
    plans: [{ plan: "core", due: [{ kind: "settle round", round }], claimants: 0, roundsBehind: 1 }],
  });
  for (const round of [3, 3, 4]) observe(due(round), 0);
  expect(messages()).toEqual(["duties found", "duties found"]);
  const warned = {
    ...quiet,
    attempts: [attempt({ kind: "held back", reason: "node" }, ["index is behind"])],
  };
  observe(warned, 0);
  observe(warned, 0);
  expect(messages()).toEqual(["index is behind"]);
});

test("logs a failure with its plan and duty, and the recovery", () => {
  const { observe, messages, lines } = createTestObserver();
  const error = new Error("offline");
  observe({ ...quiet, failures: [{ plan: "plus", error }], next: "retry" }, 1);
  expect(lines[0]).toMatchObject({ msg: "keeper look failed, retrying", plan: "plus", failures: 1 });
  const duty = { kind: "fix price" } as const;
  observe({ ...quiet, failures: [{ plan: "core", duty, error }], next: "retry" }, 2);
  expect(lines[1]).toMatchObject({ msg: "keeper duty failed, retrying", plan: "core", duty, failures: 2 });
  messages();
  observe(quiet, 0);
  observe(quiet, 0);
  expect(messages()).toEqual(["keeper recovered"]);
});
