import { beforeEach, describe, expect, test } from "vitest";
import type { KeyValueStorage } from "../../../lib/browser-storage.ts";
import { fullStorage, testStorage } from "../../../lib/test-storage.ts";
import { createSwapRecords, MAXIMUM_RECORDS, type RecordScope, type SwapRecord } from "./swap-records.ts";

const scope: RecordScope = { chainId: 31_337, address: "0x00000000219ab540356cBB839Cbe05303d7705Fa" };
const key = "canopy-swap-records:31337:0x00000000219ab540356cbb839cbe05303d7705fa";
const hash = (number: number): `0x${string}` => `0x${number.toString(16).padStart(64, "0")}`;
const record: SwapRecord = {
  hash: hash(1),
  side: "exactIn",
  amountIn: 10n ** 30n,
  amountOut: 2n ** 255n,
  quotedAt: 1_790_000_000_000,
};

let storage: KeyValueStorage;
beforeEach(() => {
  storage = testStorage();
});

test("a reloaded page finds the quote of a swap to the smallest unit, whatever the case of the address", () => {
  createSwapRecords(storage).put(scope, record);
  const reloaded = createSwapRecords(storage);
  expect(reloaded.find({ ...scope, address: scope.address.toLowerCase() }, record.hash)).toEqual(record);
});

test("another chain, address or transaction finds nothing", () => {
  const records = createSwapRecords(storage);
  records.put(scope, record);
  expect(records.find({ ...scope, chainId: 137 }, record.hash)).toBeNull();
  expect(records.find({ ...scope, address: `0x${"1".repeat(40)}` }, record.hash)).toBeNull();
  expect(records.find(scope, hash(2))).toBeNull();
});

test("a transaction has one record, the latest", () => {
  const records = createSwapRecords(storage);
  records.put(scope, record);
  records.put(scope, { ...record, amountOut: 7n });
  expect(records.find(scope, record.hash)?.amountOut).toBe(7n);
  expect(JSON.parse(storage.getItem(key) ?? "")).toHaveLength(1);
});

test("only the newest records are kept", () => {
  const records = createSwapRecords(storage);
  for (let number = 0; number <= MAXIMUM_RECORDS; number++)
    records.put(scope, { ...record, hash: hash(number) });
  expect(records.find(scope, hash(0))).toBeNull();
  expect(records.find(scope, hash(1))).not.toBeNull();
  expect(records.find(scope, hash(MAXIMUM_RECORDS))).not.toBeNull();
});

test("full storage does not fail", () => {
  const records = createSwapRecords(fullStorage);
  expect(() => records.put(scope, record)).not.toThrow();
  expect(records.find(scope, record.hash)).toBeNull();
});

describe("storage with something else in it is empty", () => {
  test.each([
    "",
    "{",
    "null",
    '[{"hash":"0x1"}]',
    `[{"hash":"${hash(1)}","side":"exactIn","amountIn":"-1","amountOut":"1","quotedAt":1}]`,
    `[{"hash":"${hash(1)}","side":"exactIn","amountIn":"${"9".repeat(79)}","amountOut":"1","quotedAt":1}]`,
    `[{"hash":"${hash(1)}","side":"both","amountIn":"1","amountOut":"1","quotedAt":1}]`,
  ])("%s", (text) => {
    storage.setItem(key, text);
    expect(createSwapRecords(storage).find(scope, hash(1))).toBeNull();
  });
});
