import { readFileSync } from "node:fs";
import { faults } from "@canopy/server/test/support/test-proxy";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

test("docs/failures.md names a test for each role, dependency and fault, and no other", () => {
  const dependencies = ["database", "node"];
  const roles = ["api", "indexer", "keeper"];
  const expected = dependencies.flatMap((dependency) =>
    faults.flatMap((fault) => roles.map((role) => `${dependency} ${fault}: ${role}`)),
  );
  const named = [...read("docs/failures.md").matchAll(/`((?:database|node) \w+: \w+)`/g)].map(
    ([, name]) => name,
  );
  expect(named).toEqual(expected);
  const source = read("apps/server/test/failover/faults.test.ts");
  // The titles are composed of these.
  expect(source).toContain('"$dependency $fault:"');
  expect(source).toContain(`test.each([${roles.map((role) => `"${role}"`).join(", ")}] as const)`);
});
