import { expect, test } from "vitest";
import { OperatorError } from "../lib/operator-error.ts";
import { readRoles } from "./roles.ts";

test.each([
  [[], ["api", "indexer", "keeper", "bots"]],
  [["--roles", "api"], ["api"]],
  [
    ["--roles", "indexer,api"],
    ["api", "indexer"],
  ],
  [["--roles=indexer"], ["indexer"]],
])("%j", (args, roles) => expect([...readRoles(args)]).toEqual(roles));

test.each([
  [["--roles"]],
  [["--roles", ""]],
  [["--roles", "api,keepers"]],
  [["--roles=api", "indexer"]],
  [["--roles", "api", "now"]],
  [["--help"]],
])("%j is refused with a list of what is allowed", (args) => {
  expect(() => readRoles(args)).toThrow(OperatorError);
  expect(() => readRoles(args)).toThrow(/api, indexer, keeper, bots/);
});
