import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

test("every test that docs/vault.md names exists", () => {
  const named = [...read("docs/vault.md").matchAll(/`([\w/]+\.t\.sol): ([^`]+)`/g)];
  expect(named.length).toBeGreaterThan(25);
  for (const [, file = "", names = ""] of named) {
    const source = read(`contracts/test/vault/${file}`);
    for (const name of names.split(", ")) {
      expect(source, file).toContain(
        name.endsWith("*") ? `function ${name.slice(0, -1)}` : `function ${name}(`,
      );
    }
  }
});

test("the gas in docs/vault.md is the snapshot of the contract tests, within the targets", () => {
  const snapshot: Record<string, string> = JSON.parse(read("contracts/snapshots/VaultGas.json"));
  const rows = [...read("docs/vault.md").matchAll(/^\| ([^|]+) \| ([\d,]+) \| ([\d,]+) \|$/gm)];
  const figure = (text: string) => text.replaceAll(",", "");
  expect(Object.fromEntries(rows.map(([, name = "", gas = ""]) => [name, figure(gas)]))).toEqual(snapshot);
  for (const [, name, gas = "", target = ""] of rows)
    expect(Number(figure(gas)), name).toBeLessThanOrEqual(Number(figure(target)));
});
