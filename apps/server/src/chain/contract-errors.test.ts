import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { contractErrors } from "@canopy/shared/error-catalogue";
import { expect, test } from "vitest";

test("the catalogue speaks of every error of the plan contract, and of no other", () => {
  const names = planAbi.filter((item) => item.type === "error").map(({ name }) => name);
  expect(Object.keys(contractErrors).sort()).toEqual([...names].sort());
});
