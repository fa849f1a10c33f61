import { beforeEach, expect, test } from "vitest";
import { testStorage } from "../../../lib/test-storage.ts";
import { createPendingTransactions, type PendingTransaction } from "./pending-transactions.ts";

const scope = { chainId: 31_337, address: "0x00000000219ab540356cBB839Cbe05303d7705Fa" };
const register: PendingTransaction = { kind: "register", hash: `0x${"a".repeat(64)}`, sentAt: 5 };
const topUp: PendingTransaction = { kind: "topUp", hash: `0x${"b".repeat(64)}`, sentAt: 6 };

const items = new Map<string, string>();
const storage = testStorage(items);
beforeEach(() => items.clear());

test("a reloaded page finds its transaction, whatever the case of the address", () => {
  createPendingTransactions(storage).put(scope, register);
  const reloaded = createPendingTransactions(storage);
  expect(reloaded.find({ ...scope, address: scope.address.toLowerCase() }, "register")).toEqual(register);
});

test("another chain, address or kind finds nothing", () => {
  const pending = createPendingTransactions(storage);
  pending.put(scope, register);
  expect(pending.find({ ...scope, chainId: 137 }, "register")).toBeNull();
  expect(pending.find({ ...scope, address: `0x${"1".repeat(40)}` }, "register")).toBeNull();
  expect(pending.find(scope, "topUp")).toBeNull();
});

test("a new transaction replaces only one of its kind", () => {
  const pending = createPendingTransactions(storage);
  pending.put(scope, register);
  pending.put(scope, topUp);
  const again: PendingTransaction = { ...register, hash: `0x${"c".repeat(64)}` };
  pending.put(scope, again);
  expect(pending.find(scope, "register")).toEqual(again);
  expect(pending.find(scope, "topUp")).toEqual(topUp);
});

test("what identifies a replacement is kept", () => {
  const pending = createPendingTransactions(storage);
  const call = { from: `0x${"1".repeat(40)}`, nonce: 7, digest: `0x${"d".repeat(64)}` } as const;
  pending.put(scope, { ...register, call });
  expect(pending.find(scope, "register")).toEqual({ ...register, call });
});

test("remove deletes one kind and leaves no empty record", () => {
  const pending = createPendingTransactions(storage);
  pending.put(scope, register);
  pending.put(scope, topUp);
  pending.remove(scope, "register");
  expect(pending.find(scope, "register")).toBeNull();
  expect(pending.find(scope, "topUp")).toEqual(topUp);
  pending.remove(scope, "topUp");
  expect(items.size).toBe(0);
});

test.each([
  "{",
  "[1]",
  '[{"kind":"steal","hash":"0x1","sentAt":1}]',
])("damaged storage (%s) counts as empty", (text) => {
  const pending = createPendingTransactions(storage);
  pending.put(scope, register);
  for (const key of items.keys()) items.set(key, text);
  expect(pending.find(scope, "register")).toBeNull();
});
