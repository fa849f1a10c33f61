import { expect, test } from "vitest";
import worstCases from "../../../../contracts/snapshots/WorstCaseGas.json" with { type: "json" };
import { registerGas, topUpGas, withdrawGas } from "./gas.ts";

test.each([
  ["register", registerGas],
  ["topUp", topUpGas],
  ["withdraw", withdrawGas],
] as const)("the bound of %s is a tenth above the contract's dearest case", (call, bound) => {
  const cases = Object.entries(worstCases).filter(([name]) => name.replace("Plus: ", "").startsWith(call));
  const dearest = Math.max(...cases.map(([, gas]) => Number(gas)));
  expect(Number(bound)).toBeGreaterThanOrEqual(dearest * 1.1);
  expect(Number(bound)).toBeLessThan(dearest * 1.2);
});
