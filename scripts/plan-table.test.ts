import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

test("every test that docs/plan.md names for a rule exists", () => {
  const rows = [...read("docs/plan.md").matchAll(/^\|[^|]+\| `(\w+\.t\.sol)` \| (.+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(40);
  for (const [, file = "", names = ""] of rows) {
    const source = read(`contracts/test/${file}`);
    for (const [, name] of names.matchAll(/`(\w+)`/g)) expect(source, file).toContain(`function ${name}(`);
  }
});

test("every test that docs/security.md names for a fault exists", () => {
  const named = [...read("docs/security.md").matchAll(/`([\w/]+\.t\.sol): ([^`]+)`/g)];
  expect(named.length).toBeGreaterThan(30);
  for (const [, file = "", names = ""] of named) {
    const source = read(`contracts/test/${file}`);
    for (const name of names.split(", ")) {
      expect(source, file).toContain(
        name.endsWith("*") ? `function ${name.slice(0, -1)}` : `function ${name}(`,
      );
    }
  }
});
