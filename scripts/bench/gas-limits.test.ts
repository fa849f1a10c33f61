import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isMet } from "./figures.ts";
import { everydayLimits, worstCases } from "./gas-limits.ts";

const plan = readFileSync(new URL("../../docs/plan.md", import.meta.url), "utf8");
const [everyday = "", worst = ""] = plan
  .slice(plan.indexOf("## Gas"), plan.indexOf("## Storage"))
  .split("`WorstCaseGas.t.sol`");
const gas = (text: string) =>
  [...text.matchAll(/\d+,\d{3}/g)].map(([figure]) => Number(figure.replace(",", "")));

test("each limit of an everyday call is one in docs/plan.md", () => {
  const stated = [...everyday.matchAll(/\| ([\d,]+) \|$/gm)].flatMap(([, limit = ""]) => gas(limit));
  expect(stated).toEqual(expect.arrayContaining(Object.values(everydayLimits)));
});

test("docs/plan.md states each of the dearest calls, within its limit", () => {
  const cases = worstCases();
  expect(cases.length).toBeGreaterThan(30);
  expect(cases.filter((figure) => !isMet(figure))).toEqual([]);
  const stated = [...worst.matchAll(/^\| `.+ \| (.+) \|$/gm)].flatMap(([, figures = ""]) => gas(figures));
  const ascending = (a: number, b: number) => a - b;
  expect(stated.sort(ascending)).toEqual(cases.map(({ value }) => value).sort(ascending));
});
