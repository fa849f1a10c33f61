/** Limits of gas: those of everyday calls in docs/plan.md, and those of the dearest calls in the contract tests. */
import { readFileSync } from "node:fs";
import type { Figure } from "./figures.ts";

const contracts = new URL("../../contracts/", import.meta.url);
const tests = ["", "Plus", "Rank"].map((part) => `test/${part}WorstCaseGas.t.sol`);

/** By the beginning of a figure's name. */
export const everydayLimits = {
  register: 174_809,
  topUp: 59_554,
  "carry, chain of 600": 5_981,
  "first points of a day": 25_612,
  "withdraw, points and a purchase pending": 58_830,
  "withdraw, nothing pending": 39_972,
};

/** The dearest calls, from the snapshot with which the contract tests compare them. */
export function worstCases(): Figure[] {
  const snapshot: Record<string, string> = JSON.parse(read("snapshots/WorstCaseGas.json"));
  const checks = tests.flatMap((path) => [
    ...read(path).matchAll(/\bcheck\(\s*"([^"]+)",[^;]*?([\d_]+)\s*\);/g),
  ]);
  const limits = new Map(
    checks.map(([, name = "", limit = ""]) => [name, Number(limit.replaceAll("_", ""))]),
  );
  if (checks.length !== Object.keys(snapshot).length) throw new Error("A snapshot or a limit is missing.");
  return Object.entries(snapshot).map(([name, gas]) => {
    const target = limits.get(name);
    if (target === undefined) throw new Error(`The contract tests have no limit for "${name}".`);
    return { name: `worst case: ${name}`, value: Number(gas), unit: "gas", target, ratio: null, peer: null };
  });
}

function read(path: string): string {
  return readFileSync(new URL(path, contracts), "utf8");
}
