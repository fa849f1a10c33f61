import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { KNIGHT } from "../../src/rules/rank.ts";
import { networkKinds } from "../../src/simulation/placement.ts";
import { fromJson, toJson } from "./json.ts";
import { createRun, replay } from "./run.ts";
import { publishedRuns, sizes } from "./sizes.ts";

const published = (name: string) =>
  readFile(new URL(`../../../../contracts/test/vectors/${name}.gen.json`, import.meta.url), "utf8");

describe("the committed vectors", () => {
  test.each(Object.entries(publishedRuns))("are current: %s", async (name, options) => {
    // If this fails, the rules or the generator changed: run npm run vectors.
    expect(toJson(createRun(options))).toBe(await published(name));
  });

  test.each(
    Object.entries(publishedRuns),
  )("contain all inputs of their results: %s", async (name, options) => {
    const text = await published(name);
    const { setup, operations } = fromJson(text);
    expect(toJson({ options, setup, operations, results: replay({ setup, operations }) })).toBe(text);
  });
});

describe("a run", () => {
  test.each(networkKinds)("covers every case in a %s network", (kind) => {
    const { operations, results } = createRun({ kind, ...sizes.medium });
    const count = (wanted: string) => operations.filter((operation) => operation.kind === wanted).length;
    for (const wanted of [
      "price",
      "wait",
      "seat",
      "topUp",
      "rename",
      "withdraw",
      "settle",
      "claim",
      "collectCommons",
    ]) {
      expect(count(wanted)).toBeGreaterThan(0);
    }
    expect(results.members).toHaveLength(sizes.medium.members);
    // Rounds wait for settlement while later ones accept entries.
    const waiting = operations.some(
      (operation, index) => operation.kind === "settle" && operations[index + 1]?.kind === "settle",
    );
    expect(waiting).toBe(true);
    expect(results.rounds.every(({ earnings }) => earnings.length > 0)).toBe(true);
  });

  test("has Knights and caps where legs are balanced", () => {
    const { results } = createRun({ kind: "balanced", ...sizes.medium });
    expect(results.months.some(({ ranks }) => ranks.some(({ rank }) => rank === KNIGHT))).toBe(true);
    expect(results.rounds.some(({ flash }) => flash > 0)).toBe(true);
    expect(results.months.some(({ totalShares, rest }) => totalShares > 0 && rest > totalShares)).toBe(true);
  });

  test("has rounds without points where legs are not balanced", () => {
    const { results } = createRun({ kind: "one-legged", ...sizes.medium });
    expect(results.rounds.some(({ points }) => points === 0)).toBe(true);
  });

  test("has more points than its units can pay in the reservoir", () => {
    const { results } = createRun({ kind: "reservoir" });
    const last = results.rounds.at(-1);
    expect(last).toMatchObject({ units: 1, points: 11 });
    expect((last?.pointValue ?? 0n) * 11n).toBeGreaterThan(((last?.unitPrice ?? 0n) * 69n) / 100n);
  });
});
