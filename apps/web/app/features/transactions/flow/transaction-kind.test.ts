import { expect, test } from "vitest";
import { createPendingTransactions } from "./pending-transactions.ts";
import { transactionKind } from "./transaction-kind.ts";

test("calls of the core plan keep the names that earlier releases stored", () => {
  expect(transactionKind("core", "topUp")).toBe("topUp");
});

test("a pending call in one plan does not block the same call in the other", () => {
  const items = new Map<string, string>();
  const pending = createPendingTransactions({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  });
  const scope = { chainId: 31_337, address: "0x00000000219ab540356cBB839Cbe05303d7705Fa" };
  const kind = transactionKind("plus", "withdraw");
  pending.put(scope, { kind, hash: `0x${"a".repeat(64)}`, sentAt: 5 });
  expect(pending.find(scope, transactionKind("core", "withdraw"))).toBeNull();
  expect(pending.find(scope, kind)).not.toBeNull();
});
