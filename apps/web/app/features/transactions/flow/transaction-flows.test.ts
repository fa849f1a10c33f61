import { expect, test, vi } from "vitest";
import { createPendingTransactions } from "./pending-transactions.ts";
import { createTransactionFlows } from "./transaction-flows.ts";

const chainId = 31_337;
const one = { chainId, address: `0x${"1".repeat(40)}` };
const other = { chainId, address: `0x${"2".repeat(40)}` };

function services() {
  return {
    pending: createPendingTransactions({ getItem: () => null, setItem: () => {}, removeItem: () => {} }),
    follow: async () => {},
    report: () => {},
    reportDouble: () => {},
    now: () => 5,
  };
}

test("an account's flow is the same on every screen, and another account's is not", () => {
  const flows = createTransactionFlows();
  const flow = flows.open("topUp", one, services);
  expect(flows.open("topUp", { ...one, address: one.address.toUpperCase() }, services)).toBe(flow);
  expect(flows.open("topUp", other, services)).not.toBe(flow);
  expect(flows.open("withdraw", one, services)).not.toBe(flow);
});

test("names the other account until the wallet has answered its request", async () => {
  const flows = createTransactionFlows();
  const changed = vi.fn();
  flows.subscribe(changed);
  const request = Promise.withResolvers<`0x${string}`>();
  const started = flows
    .open("topUp", one, services)
    .start({ simulate: async () => null, send: () => request.promise });
  await vi.waitFor(() => expect(flows.otherAsking("topUp", other)).toBe(one.address));
  expect(changed).toHaveBeenCalled();
  expect(flows.otherAsking("topUp", one)).toBeNull();
  expect(flows.otherAsking("withdraw", other)).toBeNull();
  expect(flows.otherAsking("topUp", { ...other, chainId: 137 })).toBeNull();
  request.resolve(`0x${"a".repeat(64)}`);
  await started;
  expect(flows.otherAsking("topUp", other)).toBeNull();
});
