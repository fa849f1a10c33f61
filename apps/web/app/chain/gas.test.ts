import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  acceptAddressGas,
  cancelChangeAddressGas,
  changeAddressGas,
  changeUsernameGas,
  claimRankGas,
  collectRankGas,
  registerGas,
  topUpGas,
  withdrawGas,
} from "./gas.ts";

const snapshots = new URL("../../../../contracts/snapshots/WorstCaseGas.json", import.meta.url);
const worstCases = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(snapshots, "utf8")));

test.each([
  ["register", registerGas],
  ["topUp", topUpGas],
  ["withdraw", withdrawGas],
  ["changeUsername", changeUsernameGas],
  ["changeAddress", changeAddressGas],
  ["acceptAddress", acceptAddressGas],
  ["cancelChangeAddress", cancelChangeAddressGas],
  ["claimRank", claimRankGas],
  ["collectRank", collectRankGas],
] as const)("the bound of %s is a tenth above the contract's dearest case", (call, bound) => {
  const cases = Object.entries(worstCases).filter(([name]) => name.replace("Plus: ", "").startsWith(call));
  const dearest = Math.max(...cases.map(([, gas]) => Number(gas)));
  expect(Number(bound)).toBeGreaterThanOrEqual(dearest * 1.1);
  expect(Number(bound)).toBeLessThan(dearest * 1.2);
});
