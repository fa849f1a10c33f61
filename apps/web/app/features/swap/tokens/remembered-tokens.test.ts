import type { Token } from "@canopy/swap/types";
import { getAddress, numberToHex } from "viem";
import { beforeEach, expect, test } from "vitest";
import type { KeyValueStorage } from "../../../lib/browser-storage.ts";
import { fullStorage, testStorage } from "../../../lib/test-storage.ts";
import { createRememberedTokens, MAXIMUM_REMEMBERED } from "./remembered-tokens.ts";

const key = "canopy-swap-tokens:31337";
const token = (index: number): Token => ({
  address: getAddress(numberToHex(index, { size: 20 })),
  symbol: `T${index}`,
  name: `Token ${index}`,
  decimals: 18,
});

let storage: KeyValueStorage;
beforeEach(() => {
  storage = testStorage();
});

test("a reloaded page knows the tokens of its chain, the latest first", () => {
  const tokens = createRememberedTokens(storage);
  tokens.add(31_337, token(1));
  tokens.add(31_337, token(2));
  tokens.add(31_337, token(1));
  const reloaded = createRememberedTokens(storage);
  expect(reloaded.list(31_337)).toEqual([token(1), token(2)]);
  expect(reloaded.list(137)).toEqual([]);
});

test("a removed token is gone, also after a reload, and others stay", () => {
  const tokens = createRememberedTokens(storage);
  for (const index of [1, 2]) tokens.add(31_337, token(index));
  tokens.add(137, token(1));
  let heard = 0;
  tokens.subscribe(() => heard++);
  tokens.remove(31_337, token(1));
  for (const list of [tokens, createRememberedTokens(storage)]) {
    expect(list.list(31_337)).toEqual([token(2)]);
    expect(list.list(137)).toEqual([token(1)]);
  }
  expect(heard).toBe(1);
});

test("only the latest tokens are kept", () => {
  const tokens = createRememberedTokens(storage);
  for (let index = 1; index <= MAXIMUM_REMEMBERED + 1; index++) tokens.add(31_337, token(index));
  expect(tokens.list(31_337)).toHaveLength(MAXIMUM_REMEMBERED);
  expect(tokens.list(31_337)).not.toContainEqual(token(1));
});

test("screens hear of a token, and get the same list until then", () => {
  const tokens = createRememberedTokens(storage);
  const lists: (readonly Token[])[] = [];
  const leave = tokens.subscribe(() => lists.push(tokens.list(31_337)));
  expect(tokens.list(31_337)).toBe(tokens.list(31_337));
  tokens.add(31_337, token(1));
  leave();
  tokens.add(31_337, token(2));
  expect(lists).toEqual([[token(1)]]);
});

test("full storage does not fail", () => {
  const tokens = createRememberedTokens(fullStorage);
  tokens.add(31_337, token(1));
  expect(tokens.list(31_337)).toEqual([token(1)]);
});

test.each([
  "",
  "{",
  "null",
  '[{"address":1}]',
  '[{"address":"0x1","symbol":"A","name":"A","decimals":1}]',
])("storage with %j in it is empty", (text) => {
  storage.setItem(key, text);
  expect(createRememberedTokens(storage).list(31_337)).toEqual([]);
});

test("a stored text with controls is cleaned again", () => {
  storage.setItem(key, JSON.stringify([{ ...token(1), symbol: "\u202eSTAR" }]));
  expect(createRememberedTokens(storage).list(31_337)).toMatchObject([{ symbol: "STAR" }]);
});
